export { BotStatus } from './bot-status.tsx';
