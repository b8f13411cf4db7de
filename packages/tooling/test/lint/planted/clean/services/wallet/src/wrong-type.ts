export const amountHundredths: bigint = 12n;
