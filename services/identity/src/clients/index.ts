export type { paths as WalletPaths } from './wallet-paths.generated.ts';
