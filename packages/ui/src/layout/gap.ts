/** A step of the space scale, in units of 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;
