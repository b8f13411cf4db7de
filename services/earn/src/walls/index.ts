export { isWallId, type WallId, wallIds, walls } from './catalogue.ts';
export { type Claim, interpret } from './interpret.ts';
export type { Inbound } from './parameters.ts';
export type { Outcome, Reply, ReplyKind } from './recipe.ts';
export { Refusal, type RefusalReason } from './refusal.ts';
export { wallRoutes } from './routes.ts';
export { plainAddress, senderList } from './senders.ts';
export { verifiedParameters } from './verify.ts';
export type { WallAccess, WallSettings } from './wall-settings.ts';
