import type { RequestError } from '@facet/remote-kit';
import { someShirts } from '../../standalone/shirt-tool/fake-shirt-tool.ts';
import { keepRun } from '../../src/shirt-tool/run-storage.ts';
import { NEW_RUN, type Run, type ShirtItem } from '../../src/shirt-tool/run.ts';
import type { ShirtCalls } from '../../src/shirt-tool/shirt-calls.ts';
import { ShirtRun, type RunParts } from '../../src/shirt-tool/shirt-run.ts';

export const OPERATOR = 'operator-1';
export const COOKIE = 'the-cookie';

/**
 * A run against a server that does everything unless the test says otherwise; pauses take no time and are written down.
 */
export function openRun(shirts: number, changes: Partial<ShirtCalls> = {}, parts: Partial<RunParts> = {}, from: Run = NEW_RUN) {
  const told: string[] = [];
  const pausesMs: number[] = [];
  const uploads: { name: string; key: string }[] = [];
  const downloads: string[] = [];
  const calls: ShirtCalls = {
    confirmRights: async () => ({ confirmedAt: '2026-11-21T05:41:00.000Z' }),
    authenticate: async () => ({ userInfo: { displayName: 'Studio Vault', name: 'studio_vault' }, csrfToken: 'a-token' }),
    fetchShirts: async () => ({ shirts: someShirts(shirts) }),
    downloadTemplate: async () => ({ templateData: 'cG5n' }),
    uploadShirt: async () => ({ uploadedAssetId: '7' }),
    ...changes,
  };
  const counted: ShirtCalls = {
    ...calls,
    downloadTemplate: (item: ShirtItem, cookie) => {
      downloads.push(item.assetId);
      return calls.downloadTemplate(item, cookie);
    },
    uploadShirt: (item, session) => {
      uploads.push({ name: item.name, key: session.key });
      return calls.uploadShirt(item, session);
    },
  };
  const run = new ShirtRun(from, {
    calls: counted,
    tell: (title) => told.push(title),
    keep: (kept) => keepRun(OPERATOR, kept),
    wait: async (ms) => void pausesMs.push(ms),
    alone: async (work) => {
      await work();
      return true;
    },
    ...parts,
  });
  return { run, told, pausesMs, uploads, downloads, statuses: () => run.current().items.map(({ status }) => status) };
}

/** Confirmed and signed in, with templates here. */
export async function atUploads(shirts: number, uploadCount: number, changes: Partial<ShirtCalls> = {}) {
  const opened = openRun(shirts, changes);
  await opened.run.confirm({ target: 100, uploadCount });
  await opened.run.signIn(COOKIE);
  await opened.run.download();
  opened.pausesMs.length = 0;
  return opened;
}

export function refusal(code: string, message = code): RequestError {
  return { kind: 'refused', status: 400, code, message, requestId: null };
}

export const away: RequestError = { kind: 'network', message: 'The site did not answer', requestId: 'fake' };

/** Rejects as the calls do. */
export const refuse = (error: RequestError): Promise<never> => Promise.reject(error);
