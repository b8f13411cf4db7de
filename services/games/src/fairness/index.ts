export { fromHundredths, payoutOf, returnToPlayer, survives, toHundredths, toNumber, bustHundredths, type Fraction } from './bust.ts';
export { hashOf, sealedNumber, type SealedNumber } from './sealed-number.ts';
export { CHAIN_COLUMNS, sealedSeeds, SeedChains, type SealedChainFields, type SeedChain } from './seed-chain.ts';
