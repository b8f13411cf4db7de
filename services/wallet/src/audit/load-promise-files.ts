import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PromisePage, type Database } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { AuditLease } from './audit-lease.ts';
import type { NotGathered } from './gather-promises.ts';
import { PromiseStore } from './promise-store.ts';
import { PROMISERS } from './promisers.ts';

/**
 * For the command: files of pages, one a line, as service-kit's printPromises writes them. Whose file is not there is
 * not looked at.
 */
export async function loadPromiseFiles(database: Database, lease: AuditLease, files: readonly string[]): Promise<NotGathered> {
  const store = new PromiseStore(database, lease);
  await store.clear();
  const loaded: string[] = [];
  for (const file of files) loaded.push(await loadFile(store, file));
  const missing = PROMISERS.filter((caller) => !loaded.includes(caller));
  return Object.fromEntries(missing.map((caller) => [caller, 'its promises were not handed over']));
}

async function loadFile(store: PromiseStore, file: string): Promise<string> {
  let first: PromisePage | undefined;
  let next: PromisePage['next'] | undefined;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const page: unknown = JSON.parse(text);
    if (!Value.Check(PromisePage, page)) throw new Error(`${file} has a line that is no page of promises: ${text.slice(0, 200)}`);
    first ??= page;
    if (page.caller !== first.caller) throw new Error(`${file} holds promises of ${first.caller} and of ${page.caller}`);
    await store.keep(page.caller, page.promises);
    next = page.next;
  }
  if (!first || next !== null) throw new Error(`${file} was cut off: its last page is missing`);
  await store.complete(first.caller, new Date(first.takenAt));
  return first.caller;
}
