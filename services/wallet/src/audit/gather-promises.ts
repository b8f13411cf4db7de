import { Promised, PromisePage, Type, type Kit, type Static, type TSchema } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { AuditLease } from './audit-lease.ts';
import { promisesAreKept } from './checks/promises-are-kept.ts';
import { PromiseStore } from './promise-store.ts';
import { PROMISERS, type Promiser } from './promisers.ts';
import type { DueChecks } from './run-audit.ts';

const PAGE_DEADLINE_MS = 10_000;
const KEYS_AT_ONCE = 1_000;

/** Whose promises could not be read, and why. The others' are beside the ledger. */
export type NotGathered = Partial<Record<Promiser, string>>;

/**
 * Asks each service whose promises are due for its records: all, or those that changed since then and those of what
 * moved since then.
 */
export async function gatherPromises(
  kit: Pick<Kit, 'database' | 'log' | 'fetchOf'>,
  lease: AuditLease,
  { checks, since }: DueChecks,
): Promise<NotGathered> {
  const store = new PromiseStore(kit.database, lease);
  await store.clear();
  const missing: NotGathered = {};
  for (const caller of PROMISERS.filter((each) => checks.includes(promisesAreKept(each).name))) {
    try {
      await gatherFrom(kit, store, caller, since);
    } catch (error) {
      if (!(error instanceof NotHandedOver)) throw error;
      kit.log.warn({ err: error, service: caller }, 'audit: a service did not say what it promised');
      missing[caller] = error.message;
    }
  }
  return missing;
}

async function gatherFrom(kit: Parameters<typeof gatherPromises>[0], store: PromiseStore, caller: Promiser, since?: Date): Promise<void> {
  const { rows } = await kit.database.raw<{ rows: [{ now: Date }] }>('select clock_timestamp() as now');
  const takenAt = rows[0].now;
  let after: string | null = since?.toISOString() ?? null;
  let last = '';
  do {
    const query: string = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const page: PromisePage = await ask(kit, caller, PromisePage, `/internal/promises${query}`);
    if (page.caller !== caller) throw new NotHandedOver(`${caller} answered for ${page.caller}`);
    if (page.next !== null && page.next <= last) throw new NotHandedOver(`${caller} does not go on`);
    await store.keep(caller, page.promises);
    after = page.next;
    last = page.next ?? last;
  } while (after !== null);
  if (since) await findOlder(kit, store, caller, { since, until: takenAt });
  await store.complete(caller, takenAt);
}

/** A record may be older than its transfer: those of what moved since then are asked for by their keys. */
async function findOlder(
  kit: Parameters<typeof gatherPromises>[0],
  store: PromiseStore,
  caller: Promiser,
  window: { since: Date; until: Date },
): Promise<void> {
  const keys = await store.withoutRecord(caller, window);
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const body = { keys: keys.slice(at, at + KEYS_AT_ONCE) };
    const { promises } = await ask(kit, caller, Type.Object({ promises: Type.Array(Promised) }), '/internal/promises/find', body);
    await store.keep(caller, promises);
  }
}

class NotHandedOver extends Error {}

async function ask<Schema extends TSchema>(
  kit: Pick<Kit, 'fetchOf'>,
  caller: Promiser,
  schema: Schema,
  path: string,
  body?: object,
): Promise<Static<Schema>> {
  const answer = await send(kit, caller, path, body).catch((error: unknown) => {
    throw new NotHandedOver(error instanceof Error ? error.message : String(error), { cause: error });
  });
  if (!Value.Check(schema, answer)) throw new NotHandedOver(`${caller} answered something else than its promises`);
  return answer;
}

async function send(kit: Pick<Kit, 'fetchOf'>, caller: Promiser, path: string, body?: object): Promise<unknown> {
  const response = await kit.fetchOf(caller, { deadlineMs: PAGE_DEADLINE_MS })({
    path,
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${caller} answered ${response.status}`);
  return response.json();
}
