export { BotStatus } from './bot-status.tsx';
export { CookieDialog } from './cookie-dialog.tsx';
