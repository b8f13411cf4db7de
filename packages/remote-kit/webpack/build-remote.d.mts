export function buildRemote(
  folder: string,
  out: string,
): Promise<{ version: string; sizes: readonly { file: string; brotliBytes: number }[] }>;
