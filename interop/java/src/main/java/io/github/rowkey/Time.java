package io.github.rowkey;

import java.time.Instant;
import java.util.Locale;

/**
 * Seconds since 1970, rounded down, and nanoseconds: of a {@code time}, which may be in a leap second, or of a
 * {@code duration}, whose seconds are unsigned.
 */
public final class Time {
    private final long seconds;
    private final int nanoseconds;

    /** A time from its seconds and nanoseconds. */
    public Time(long seconds, int nanoseconds) {
        this.seconds = seconds;
        this.nanoseconds = nanoseconds;
    }

    /** The time of an instant. */
    public static Time of(Instant instant) { return new Time(instant.getEpochSecond(), instant.getNano()); }

    /** The seconds. */
    public long seconds() { return seconds; }

    /** The nanoseconds, which count forward, also before 1970. */
    public int nanoseconds() { return nanoseconds; }

    /** The instant; a leap second is the second after it. */
    public Instant toInstant() { return Instant.ofEpochSecond(seconds, nanoseconds); }

    @Override public boolean equals(Object other) {
        return other instanceof Time && ((Time) other).seconds == seconds && ((Time) other).nanoseconds == nanoseconds;
    }

    @Override public int hashCode() { return Long.hashCode(seconds) * 31 + nanoseconds; }

    @Override public String toString() { return String.format(Locale.ROOT, "%d.%09d", seconds, nanoseconds); }
}
