export function cachedBuild(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<void>,
  cache?: string,
): Promise<string>;
