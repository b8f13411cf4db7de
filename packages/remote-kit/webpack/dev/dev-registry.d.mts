export function devRegistry(
  document: { microFrontends: Record<string, object[]> },
  remote: {
    manifest: { name: string; navigation: readonly { label: string }[]; operators?: object };
    requires: object;
    operatorsRequires?: object;
    publicPath: string;
  },
): { microFrontends: Record<string, object[]> };
