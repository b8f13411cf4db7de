import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import type { EditedRegistry } from './edited-registry.ts';
import type { Remote } from './remote.ts';

const SLOW_MS = 10_000;
const PLANTED = 'throw new Error("planted");';

/** Makes one version of a remote fail in one page, until its routes and edits are taken back. */
type Plant = (page: Page, remote: Remote, registry: EditedRegistry) => Promise<unknown> | void;

interface Fault {
  plant: Plant;
  /**
   * It does not fit this site: no other version takes its place, or nobody would see that it was released too early.
   */
  isRefused?: true;
  /** Nobody knows whether it comes yet: the card offers to go on without it. */
  isSilent?: true;
}

/** Everything that can be wrong with a remote. */
export const faults: Record<string, Fault> = {
  'is missing': { plant: (page, { entryUrl }) => page.route(entryUrl, (route) => route.fulfill({ status: 404, body: 'not here' })) },
  'is answered with an error': { plant: (page, { entryUrl }) => page.route(entryUrl, (route) => route.fulfill({ status: 500, body: '' })) },
  'never answers': { isSilent: true, plant: (page, { entryUrl }) => page.route(entryUrl, () => new Promise(() => undefined)) },
  'is slow': { isSilent: true, plant: (page, { entryUrl }) => page.route(entryUrl, answerLate) },
  'has a corrupt manifest': { plant: (page, { manifestUrl }) => page.route(`${manifestUrl}*`, answerNonsense) },
  'has a corrupt entry': { plant: (page, { entryUrl }) => page.route(entryUrl, answerNonsense) },
  'has a corrupt chunk': {
    plant: (page, { folderUrl }) => page.route(new RegExp(`${folderUrl}\\d+\\.[0-9a-f]+\\.js`), answerNonsense),
  },
  'throws while it is loaded': { plant: (...target) => publishEntry(target, (code) => `${PLANTED}\n${code}`) },
  'throws while it is drawn': {
    plant: (...target) => publishEntry(target, (code) => `${code}\n${pagesThatThrow(target[1])}`),
  },
  'needs another React': {
    isRefused: true,
    plant: (_page, { name }, registry) => registry.edit(name, ({ extras }) => void (extras.requires['react'] = { version: '^18.3.1' })),
  },
  'needs a service that is not there': {
    isRefused: true,
    plant: (_page, { name }, registry) =>
      registry.edit(name, ({ extras }) => void (extras.services = mapValues(extras.services, (major) => `${major}9`))),
  },
};

/** Another entry as if it had been published: all hashes are right, the code is not. */
async function publishEntry([page, remote, registry]: Parameters<Plant>, change: (code: string) => string): Promise<void> {
  const { name, manifestUrl, entryUrl } = remote;
  const code = change(await (await fetch(entryUrl)).text());
  const manifest = (await (await fetch(manifestUrl)).json()) as { integrity: Record<string, string> };
  manifest.integrity[entryUrl.slice(entryUrl.lastIndexOf('/') + 1)] = integrityOf(code);
  const manifestText = JSON.stringify(manifest);
  await page.route(entryUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(`${manifestUrl}*`, (route) => route.fulfill({ contentType: 'application/json', body: manifestText }));
  registry.edit(name, ({ metadata }) => void (metadata.integrity = integrityOf(manifestText)));
}

/** Put after an entry: the module that it exposes has the same pages, and each of them throws while it is drawn. */
function pagesThatThrow({ name }: Remote): string {
  const container = `self[${JSON.stringify(name.replaceAll('-', '_'))}]`;
  return `{
    const real = ${container};
    const Component = () => { ${PLANTED} };
    const broken = ({ default: remote }) => ({ default: { ...remote, routes: remote.routes.map((route) => ({ ...route, lazy: async () => ({ Component }) })) } });
    ${container} = { init: (...given) => real.init(...given), get: async (...given) => { const make = await real.get(...given); return () => broken(make()); } };
  }`;
}

function answerNonsense(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>not what you asked for' });
}

function answerLate(route: Route): Promise<void> {
  // The page may be gone by then.
  return new Promise((resolve) =>
    setTimeout(
      () =>
        void route
          .continue()
          .catch(() => undefined)
          .then(resolve),
      SLOW_MS,
    ).unref(),
  );
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

function mapValues(values: Record<string, string>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
