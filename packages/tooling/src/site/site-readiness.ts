import { waitFor } from '../wait-for.ts';
import { internalUrls, simulatorUrl, type SitePlan } from './site-plan.ts';

const READY_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 2_000;

/** Resolves when every part of the site says that it is ready; throws naming the first that does not within a minute. */
export async function siteReadiness(plan: SitePlan): Promise<void> {
  const simulator = simulatorUrl(plan);
  const parts: [name: string, url: string][] = [
    ...plan.services.flatMap(({ name }) => internalUrls(plan, name).map((url): [string, string] => [name, `${url}/readyz`])),
    ['gateway', `http://127.0.0.1:${plan.gatewayInternalPort}/readyz`],
    ...(simulator ? [['simulator', `${simulator}/healthz`] satisfies [string, string]] : []),
  ];
  await Promise.all(parts.map(([name, url]) => waitFor(`${name} to be ready (${url})`, READY_TIMEOUT_MS, () => answers(url))));
}

/** Whether somebody there says that they are ready. */
export function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    (response) => response.ok,
    () => false,
  );
}
