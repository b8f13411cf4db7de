export const covers = (balance: bigint): boolean => balance > 0n;
