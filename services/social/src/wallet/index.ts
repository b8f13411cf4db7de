export { confirmMovement } from './confirm-movement.ts';
export { creditCommand, reverseCommand } from './commands.ts';
export type { paths as WalletPaths } from './wallet-paths.generated.ts';
