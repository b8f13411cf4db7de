export { rankAt, listRanks, type Rank } from './rank.ts';
export { memberRankRoutes, operatorRankRoutes } from './rank-routes.ts';
export { presentRank, RankAnswer } from './rank-answer.ts';
export { Referrer } from './referrer.ts';
export { giveRank, giveDueRanks } from './give-ranks.ts';
