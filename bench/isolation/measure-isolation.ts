import type { Site } from '@facet/tooling/site';
import type { Disturbance } from './disturbances.ts';
import { visit, type Timing } from './visits.ts';

export interface Isolation {
  name: string;
  /** Of all calls to the other services, undisturbed and disturbed. */
  besideP99Ms: number;
  p99Ms: number;
  /** p99Ms / besideP99Ms, over rounds that were run in turn. */
  ratio: number;
  calls: number;
  /** Calls to the other services that were answered badly while it lasted. */
  failures: number;
}

interface Options {
  /** The session of each browser. */
  cookies: readonly string[];
  rounds: number;
  secondsARound: number;
}

/**
 * What the others' callers feel of a disturbance: rounds without and with it, in turn, and which of the two begins
 * changes each time.
 */
export async function measureIsolation(site: Site, { name, service, begin }: Disturbance, options: Options): Promise<Isolation> {
  const ofOthers = async (): Promise<Timing[]> =>
    (await visit(site.url, options.cookies, options.secondsARound)).filter((timing) => timing.service !== service);
  const whileDisturbed = async (): Promise<Timing[]> => {
    const end = await begin(site);
    try {
      return await ofOthers();
    } finally {
      await end();
    }
  };
  const [beside, disturbed]: [Timing[], Timing[]] = [[], []];
  for (let round = 0; round < options.rounds; round++) {
    if (round % 2 === 0) beside.push(...(await ofOthers()));
    disturbed.push(...(await whileDisturbed()));
    if (round % 2 === 1) beside.push(...(await ofOthers()));
  }
  const [besideP99Ms, p99Ms] = [p99(beside), p99(disturbed)];
  const failures = disturbed.filter(({ isGood }) => !isGood).length;
  return { name, besideP99Ms, p99Ms, ratio: p99Ms / besideP99Ms, calls: disturbed.length, failures };
}

function p99(timings: readonly Timing[]): number {
  const sorted = timings.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
