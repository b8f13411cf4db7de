import { waitFor } from '../wait-for.ts';
import { internalUrls, simulatorUrl, type SitePlan } from './site-plan.ts';

const READY_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 2_000;
/** A start takes seconds of all processors: whoever asks all parts all the time takes a tenth of them. */
const LOOK_EVERY_MS = 100;

/**
 * Resolves when every part of the site says that it is ready; throws naming the first that does not within a minute.
 */
export async function siteReadiness(plan: SitePlan): Promise<void> {
  const simulator = simulatorUrl(plan);
  const parts: [name: string, url: string][] = [
    ...plan.services.flatMap(({ name }) => internalUrls(plan, name).map((url): [string, string] => [name, `${url}/readyz`])),
    ['gateway', `http://127.0.0.1:${plan.gatewayInternalPort}/readyz`],
    ...(simulator ? [['simulator', `${simulator}/healthz`] satisfies [string, string]] : []),
  ];
  await Promise.all(parts.map(([name, url]) => untilReady(`${name} to be ready (${url})`, () => answers(url))));
}

/** Looks until it is so; throws, naming what was awaited, after a minute. */
export function untilReady(what: string, isReady: () => Promise<boolean>): Promise<void> {
  return waitFor(what, READY_TIMEOUT_MS, isReady, LOOK_EVERY_MS);
}

/** Whether somebody there says that they are ready. */
export function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    (response) => response.ok,
    () => false,
  );
}
