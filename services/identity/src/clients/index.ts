export type { paths as AdminPaths } from './admin-paths.generated.ts';
export type { paths as GamesPaths } from './games-paths.generated.ts';
export type { paths as SocialPaths } from './social-paths.generated.ts';
export type { paths as WalletPaths } from './wallet-paths.generated.ts';
