export const one = 1n;
