export function devRegistry(
  document: { microFrontends: Record<string, object[]> },
  remote: { manifest: { name: string; navigation: readonly object[] }; requires: object; publicPath: string },
): { microFrontends: Record<string, object[]> };
