export { fromHundredths, payoutOf, returnToPlayer, survives, toHundredths, toNumber, bustHundredths, type Fraction } from './bust.ts';
export { hashOf, sealedNumber, type SealedNumber } from './sealed-number.ts';
export { readChain, redrawSeeds, returnSeed, setClientSeed, takeSeed, type SeedChain } from './seed-chain.ts';
