import { ownVersion, telemetry } from '../telemetry/index.ts';
import { parseRegistry, type ParsedRegistry } from './parse-registry.ts';

const DEADLINE_MS = 2_500;

/** Asks which remotes, in which versions, this visitor gets. Throws when the list cannot be had within the deadline. */
export async function readRegistry(): Promise<ParsedRegistry> {
  const startedAt = performance.now();
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const parsed = parseRegistry(await response.json());
  telemetry.measured(ownVersion(), 'registry', performance.now() - startedAt);
  for (const problem of parsed.problems) console.error(`registry: left out ${problem}`);
  return parsed;
}
