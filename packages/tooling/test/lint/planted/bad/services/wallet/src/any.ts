export const size = (value: any): string => `${value}`;
