import { until } from '@facet/service-kit/testing';
import { aClaim, type Claimed, providerCall } from './provider-calls.ts';
import type { Earn } from './start-earn.ts';

/** How long it took until the wallet had them: medians. */
export interface Arrivals {
  creditMs: number;
  reversalMs: number;
  /** How often each message to the service that was away came, under its key. */
  timesEach: number[];
}

/**
 * With social stopped and so many messages waiting for it, walls report credits and take them back, one after the
 * other; each is waited for in the wallet. Then social is back, and gets what waited.
 */
export async function creditsBesideAPile(earn: Earn, { waiting, measured }: { waiting: number; measured: number }): Promise<Arrivals> {
  const { social, wallet, database } = earn;
  await social.stop();
  social.calls.length = 0;
  await database.raw(
    `insert into outbox (id, destination, path, body)
     select uuidv7(), 'social', '/internal/events', jsonb_build_object('type', 'rewards.earn.earning.credited.v1', 'data', jsonb_build_object('number', n))
     from generate_series(1, ?) n`,
    [waiting],
  );
  await until('social was tried', async () => (await database('outbox').where('attempts', '>', 0).first('id')) !== undefined);
  const member = earn.aMember();
  const arrives = async (claimed: Claimed, balance: bigint): Promise<number> => {
    const startedAtMs = performance.now();
    const { status } = await earn.send(providerCall('d', claimed));
    if (status !== 200) throw new Error(`the wall was answered ${status}`);
    await until('it is in the wallet', () => wallet.balanceOf(member) === balance);
    return performance.now() - startedAtMs;
  };
  const [credits, reversals]: [number[], number[]] = [[], []];
  for (let count = 0; count < measured; count += 1) {
    const claimed = aClaim({ member, amount: '1.00' });
    credits.push(await arrives(claimed, 100n));
    reversals.push(await arrives({ ...claimed, reversal: true }, 0n));
  }
  await social.start();
  await until('all has arrived', async () => (await database('outbox').first('id')) === undefined, 300_000);
  const times = new Map<string, number>();
  for (const { headers } of social.calls) {
    const key = String(headers['idempotency-key']);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return { creditMs: median(credits), reversalMs: median(reversals), timesEach: [...times.values()] };
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
