export { fromHundredths, payoutOf, returnToPlayer, survives, toHundredths, toNumber, bustHundredths, type Fraction } from './bust.ts';
export { hashOf, sealedNumber, type SealedNumber } from './sealed-number.ts';
export { sealedSeeds, SeedChains, type SeedChain } from './seed-chain.ts';
