import { randomUUID } from 'node:crypto';
import { checkNames } from '../../../services/wallet/src/audit/index.ts';
import type { Answer } from '../outside/calls.ts';
import { scenario, type Act } from '../scenario.ts';
import type { World } from '../world.ts';
import { startBombs } from './games.ts';
import { aHeld, type Held } from './withdrawals.ts';

const JOB = 'audit: a round';
/** The checks whose money may be half way, or on its way between two services. */
const CHECKS = checkNames.filter((name) => /^promises-of-|^holds-|^payouts-|^withdrawals-|^keys-/.test(name));
const HUNDREDTHS = 1_250n;
const done: Answer = { status: 200, body: '' };

interface Audited extends Held {
  /** What came later is looked at. */
  since: Date;
  /** Credited before, and on its way. */
  earned: string;
  key: string;
}

/** What a wall says, and all that follows by itself. */
const report =
  (isReversal: boolean): Act<Audited> =>
  async (world, { person, earned }, at) => {
    const transaction = isReversal ? earned : `T${randomUUID()}`;
    const answer = await world.wall({ person, transaction, hundredths: HUNDREDTHS, isReversal }, at);
    await world.site.turn();
    return answer;
  };

/** A round of the audit is due, of what came since. `isOver`: so is the lease of whoever has begun one. */
async function auditNow(world: World, { since }: Audited, { second, isOver }: { second: boolean; isOver: boolean }): Promise<Answer> {
  await world.rows(
    'wallet',
    `insert into audit_checks (name, tried_at, looked_at, looked_at_all)
     select name, case when name = any($2) then '-infinity'::timestamptz else 'infinity' end, $3::timestamptz + interval '20 minutes', 'infinity'
     from unnest($1::text[]) as name
     on conflict (name) do update set tried_at = excluded.tried_at, looked_at = excluded.looked_at, looked_at_all = excluded.looked_at_all`,
    [checkNames, CHECKS, since],
  );
  if (isOver) await world.rows('wallet', `update audit_lease set until = '-infinity'`);
  const living = await (second ? world.site.secondOf('wallet') : world.site.of('wallet'));
  // Who is killed over it says so by its death.
  await living.turn(JOB).catch(() => undefined);
  return done;
}

const audit =
  (isOver: boolean): Act<Audited> =>
  (world, it, { second }) =>
    auditNow(world, it, { second, isOver });

/** The audit puts all services beside the ledger while money moves, and accuses nobody. */
export const auditAmidst = scenario<Audited>({
  name: 'audit-amidst',
  async begin(world) {
    const [now] = await world.rows<{ now: Date }>('wallet', 'select clock_timestamp() as now');
    const given = { earned: `T${randomUUID()}`, since: now?.now ?? new Date(), key: randomUUID() };
    const it = { ...(await aHeld(world)), ...given };
    await world.wall({ person: it.person, transaction: it.earned, hundredths: HUNDREDTHS });
    await world.rest();
    // Long enough that it must be in the ledger; its record is older than its transfer.
    const ago = (column: string): string => `${column} = ${column} - interval '1 hour'`;
    await world.rows('earn', `update earnings set ${['earned_at', 'sent_at', 'credited_at'].map(ago).join()} where member_id = $1`, [
      it.person.id,
    ]);
    return it;
  },
  acts: { audit: audit(false) },
  rivals: {
    credit: report(false),
    'take-back': report(true),
    bet: startBombs,
    'audit-meanwhile': audit(true),
  },
  async ends(world, it) {
    await auditNow(world, it, { second: false, isOver: true });
    const audits = await world.rows<{ faults: number; findings: { check: string }[] }>(
      'wallet',
      'select faults, findings from audits where taken_at >= $1 order by taken_at',
      [it.since],
    );
    const stops = await world.rows('wallet', 'select from payout_stops where ended_at is null');
    const looked = audits.at(-1)?.findings.map(({ check }) => check) ?? [];
    return {
      'nobody is accused, and payouts go on': audits.every(({ faults }) => faults === 0) && stops.length === 0,
      'in the end all is looked at': CHECKS.every((check) => looked.includes(check)),
    };
  },
});
