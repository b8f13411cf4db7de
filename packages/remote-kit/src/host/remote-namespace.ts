import type { RemoteSlice } from '../contract/remote-module.ts';

/** The first slice that is not under the remote's own name, or undefined. */
export function outsideNamespace(remote: string, slices: readonly RemoteSlice[]): string | undefined {
  return slices.map(({ reducerPath }) => reducerPath).find((path) => path !== remote && !path.startsWith(`${remote}/`));
}
