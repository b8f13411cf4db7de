import type { PlantedBug } from './planted-bug.ts';

const wallet = 'services/wallet/src';

/** Of what the game platform says, and how it is compared with what was paid. */
export const platformBugs: readonly PlantedBug[] = [
  {
    name: 'a comparison that another one overtook is believed',
    file: `${wallet}/payouts/reconcile-purchases.ts`,
    find: `if (await transaction('bot_reconciliations').where('taken_at', '>', readSince).first('id')) return undefined;`,
    replace: '',
    scenarios: ['outward-foreign', 'outward-payout'],
  },
  {
    name: 'one explanation is good for every difference',
    file: `${wallet}/payouts/reconcile-purchases.ts`,
    find: 'e.account_id = :accountId and e.subject = ${subject}',
    replace: 'e.account_id = :accountId and ${subject} is not null',
    scenarios: ['outward-foreign'],
  },
  {
    name: 'a session that is over has bought nothing',
    file: `${wallet}/platform/platform-account.ts`,
    find: 'if (!answer) return false;\n      const recent',
    replace: 'if (!answer) return true;\n      const recent',
    scenarios: ['withdraw-unasked', 'outward-payout'],
  },
  {
    name: 'a refused handshake counts as bought',
    file: `${wallet}/platform/purchase-outcome.ts`,
    find: `return { kind: 'handshake', csrfToken };`,
    replace: `return { kind: 'bought' };`,
    scenarios: ['withdraw-handshake'],
  },
];
