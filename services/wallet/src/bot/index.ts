export { Bot, type StoppedFor } from './bot.ts';
export { withLease } from './bot-lease.ts';
export { botRoutes } from './bot-routes.ts';
export { readBotStatus } from './bot-status.ts';
