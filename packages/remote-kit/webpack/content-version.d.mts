export function contentVersion(files: ReadonlyMap<string, Buffer>, packageVersion: string, declared?: object): string;
