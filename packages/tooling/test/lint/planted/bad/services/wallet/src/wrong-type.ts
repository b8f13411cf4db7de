export const amountHundredths: bigint = 'twelve';
