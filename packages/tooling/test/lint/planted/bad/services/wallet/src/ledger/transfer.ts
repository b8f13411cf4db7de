export const transfer = 1;
