export { Bot } from './bot.ts';
export { LEASE_MS, withLease } from './bot-lease.ts';
export { botRoutes } from './bot-routes.ts';
export { readBotStatus } from './bot-status.ts';
export { Seal } from './seal.ts';
