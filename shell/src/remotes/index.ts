export { createShellRouter, type ShellRouter, type ShellRouterOptions } from './create-shell-router.tsx';
export { RegistryFailure } from './registry-failure.tsx';
export type { RegistryEntry } from './registry-entry.ts';
export type { Remotes } from './remotes.ts';
export { startRemotes } from './start-remotes.ts';
