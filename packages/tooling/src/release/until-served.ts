import { waitFor } from '../wait-for.ts';
import type { ReleaseContext } from './release-context.ts';

const SERVED_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 2_000;

/**
 * Waits until the gateway decides by this revision; says so when it does not, for the registry has moved all the same.
 */
export async function untilServed({ description, say }: ReleaseContext, revision: number): Promise<void> {
  const isServed = async (): Promise<boolean> => (await servedRevision(description.gatewayUrl)) >= revision;
  await waitFor('the gateway', SERVED_TIMEOUT_MS, isServed).catch(() =>
    say(`revision ${revision} is in the registry, but the gateway does not serve it yet: it follows as soon as it reaches the registry`),
  );
}

interface ServedRegistry {
  readonly microFrontends: Readonly<Record<string, readonly { readonly extras?: { readonly revision?: number } }[]>>;
}

async function servedRevision(gatewayUrl: string): Promise<number> {
  try {
    const response = await fetch(`${gatewayUrl}/registry.json`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const { microFrontends } = (await response.json()) as ServedRegistry;
    const revisions = Object.values(microFrontends).flatMap((entries) => entries.map(({ extras }) => extras?.revision ?? 0));
    return Math.min(...revisions);
  } catch {
    return -1;
  }
}
