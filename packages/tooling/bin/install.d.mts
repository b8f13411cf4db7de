/** Installs by the lockfile when what is in node_modules is not what the lockfile says. Throws when npm fails. */
export function installWhatIsMissing(): void;
export function isInstalled(folder: string): boolean;
export const pinnedNode: string;
