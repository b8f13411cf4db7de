export function contentVersion(folder: string, files: readonly string[], packageVersion: string, declared?: object): string;
