mod ceilings;
