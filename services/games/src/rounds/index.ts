export { openLongerThan } from './abandoned.ts';
export { enterEpoch } from './enter-epoch.ts';
export { endLost, endWon, lockRound, surely, type Ended } from './end-round.ts';
export { openRound, type RoundContext } from './open-round.ts';
export { parseStake, MIN_BET } from './parse-stake.ts';
export { pick } from './pick.ts';
export { openingErrors, refuseGivenBack, roundErrors } from './round-errors.ts';
export { fateOf, reasons, ROUND_COLUMNS, RoundRecord, type Round } from './round.ts';
export { openStakes } from './stakes.ts';
