export { createOperatorsHost } from './operators-host.tsx';
export { createShellRouter, type ShellRouter } from './create-shell-router.tsx';
export { titleOf } from './title-of.ts';
export { remoteErrorLabel } from './remote-error-label.ts';
export type { RegistryEntry } from './registry-entry.ts';
export type { Remotes } from './remotes.ts';
export { startRemotes } from './start-remotes.ts';
