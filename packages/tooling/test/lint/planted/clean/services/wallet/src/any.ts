export const size = (value: number): string => `${value}`;
