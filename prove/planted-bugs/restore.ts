import type { PlantedBug } from './planted-bug.ts';

/** Of what services do in a new epoch. */
export const restoreBugs: readonly PlantedBug[] = [
  {
    name: 'after a restore nobody asks whether a held withdrawal was paid',
    file: 'services/wallet/src/payouts/enter-epoch.ts',
    find: `.whereIn('state', ['held', 'processing', 'unknown'])`,
    replace: `.whereIn('state', ['processing', 'unknown'])`,
    scenarios: ['restore-paid'],
  },
  {
    name: 'after a restore the platform is asked about the time since the restore only',
    file: 'services/wallet/src/payouts/enter-epoch.ts',
    find: 'gamepass_id, amount, created_at, greatest(clock_timestamp(), ?)',
    replace: 'gamepass_id, amount, clock_timestamp(), greatest(clock_timestamp(), ?)',
    scenarios: ['restore-paid'],
  },
  {
    name: 'a round of before a restore is played on',
    file: 'services/games/src/rounds/enter-epoch.ts',
    find: `await stakes.beginVoidingAll(database, { state: 'open' }, { ending: 'refunded' });`,
    replace: '',
    scenarios: ['restore-round'],
  },
  {
    name: 'after a restore the seeds of before are dealt',
    file: 'services/games/src/rounds/enter-epoch.ts',
    find: 'await seeds.redraw(database, begunAt);',
    replace: '',
    scenarios: ['restore-round'],
  },
  {
    name: 'an epoch counts as entered before its work is done',
    file: 'packages/service-kit/src/database/enter-epoch.ts',
    find: 'await enter({ id, begunAt });',
    replace: `await database('database_epoch').update({ entered: id });
    await enter({ id, begunAt });`,
    scenarios: ['restore-paid', 'restore-round'],
  },
  {
    name: 'who has excluded themselves may play',
    file: 'services/games/src/limits/refuse-stake.ts',
    find: 'if (limits.excludedUntil)',
    replace: 'if (limits.excludedUntil && limits.timeoutUntil)',
    scenarios: ['bombs-exclude'],
  },
];
