package io.github.rowkey;

/** XXH64 with seed 0, the default hash of a salt. */
final class XxHash64 {
    private static final long P1 = 0x9E3779B185EBCA87L;
    private static final long P2 = 0xC2B2AE3D27D4EB4FL;
    private static final long P3 = 0x165667B19E3779F9L;
    private static final long P4 = 0x85EBCA77C2B2AE63L;
    private static final long P5 = 0x27D4EB2F165667C5L;

    private XxHash64() {}

    private static long round(long lane, long word) { return Long.rotateLeft(lane + word * P2, 31) * P1; }

    static long hash(byte[] data) {
        int at = 0;
        int to = data.length;
        long state = P5;
        if (to >= 32) {
            long[] lanes = {P1 + P2, P2, 0, -P1};
            for (; at + 32 <= to; at += 32) {
                for (int i = 0; i < 4; i++) { lanes[i] = round(lanes[i], Bytes.little(data, at + 8 * i, 8)); }
            }
            state = Long.rotateLeft(lanes[0], 1) + Long.rotateLeft(lanes[1], 7) + Long.rotateLeft(lanes[2], 12)
                    + Long.rotateLeft(lanes[3], 18);
            for (long lane : lanes) { state = (state ^ round(0, lane)) * P1 + P4; }
        }
        state += to;
        for (; at + 8 <= to; at += 8) { state = Long.rotateLeft(state ^ round(0, Bytes.little(data, at, 8)), 27) * P1 + P4; }
        for (; at + 4 <= to; at += 4) { state = Long.rotateLeft(state ^ Bytes.little(data, at, 4) * P1, 23) * P2 + P3; }
        for (; at < to; at++) { state = Long.rotateLeft(state ^ (data[at] & 0xFF) * P5, 11) * P1; }
        state = (state ^ state >>> 33) * P2;
        state = (state ^ state >>> 29) * P3;
        return state ^ state >>> 32;
    }
}
