/** A mistake that somebody could make, as a change of one place in one file. */
export interface PlantedBug {
  name: string;
  /** From the root of the project. */
  file: string;
  /** Stands in the file exactly once, or the catalogue is out of date and says so. */
  find: string;
  replace: string;
  /** Where it should be found; they are tried in this order. */
  scenarios: readonly string[];
}

const kit = 'packages/service-kit/src';
const wallet = 'services/wallet/src';
const earn = 'services/earn/src';
const games = 'services/games/src';
const social = 'services/social/src';

/** Trusted is what finds these. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'a message that was not delivered is forgotten',
    file: `${kit}/outbox/lane.ts`,
    find: 'await this.postpone(message, error).catch(',
    replace: 'await store.remove(message, null, undefined).catch(',
    scenarios: ['wall-credit'],
  },
  {
    name: 'a delivered message is kept',
    file: `${kit}/outbox/lane-store.ts`,
    find: `await transaction('outbox').where({ id: message.id }).delete();`,
    replace: '',
    scenarios: ['wall-credit'],
  },
  {
    name: 'postbacks that were stored and not settled are not taken up',
    file: `${earn}/postbacks/sweeper.ts`,
    find: 'where verdict is null and sweep_at',
    replace: 'where verdict is not null and sweep_at',
    scenarios: ['wall-credit'],
  },
  {
    name: 'what is held is not cancelled by its reversal',
    file: `${earn}/earnings/reverse-earning.ts`,
    find: `update({ state: 'cancelled', reversed_at: now })`,
    replace: 'update({ label: earning.label })',
    scenarios: ['hold-taken-back'],
  },
  {
    name: 'holds are released without a lock',
    file: `${earn}/earnings/release-holds.ts`,
    find: '.forUpdate()\n    .skipLocked()',
    replace: '',
    scenarios: ['hold-release'],
  },
  {
    name: 'a reversal is not sent to the wallet',
    file: `${earn}/earnings/reverse-earning.ts`,
    find: 'walletCommands.reverse({ memberId: earning.member_id, key: earning.key })',
    replace: 'walletCommands.reverse({ memberId: earning.member_id, key: `${earning.key}:back` })',
    scenarios: ['wall-reversal'],
  },
  {
    name: 'the weekly reward survives the reversal of what earned it',
    file: `${earn}/rewards/undo-caused.ts`,
    find: 'await undoWeekly(transaction, outbox, earning);',
    replace: '',
    scenarios: ['weekly-reversal'],
  },
  {
    name: 'a friend is not looked at again after a chargeback',
    file: `${earn}/rewards/undo-caused.ts`,
    find: 'await recheckFriend(transaction, earning.member_id);',
    replace: '',
    scenarios: ['referral-reversal', 'referral-bonus'],
  },
  {
    name: 'the referrer’s share is not taken back',
    file: `${social}/referrals/reverse-bonus.ts`,
    find: `await outbox.send(transaction, walletCommands.reverse({ key: bonusKey(earning.earningId), memberId: referrer.member_id }));`,
    replace: '',
    scenarios: ['referral-reversal'],
  },
  {
    name: 'withdrawals that stopped half way are not swept',
    file: `${wallet}/withdrawals/sweeper.ts`,
    find: `.whereIn('state', ['opening', 'voiding'])`,
    replace: `.whereIn('state', ['voiding'])`,
    scenarios: ['withdraw-request'],
  },
  {
    name: 'a withdrawal that was swept is held after all',
    file: `${wallet}/withdrawals/withdrawal-steps.ts`,
    find: `moveWithdrawal(database, withdrawal, 'opening', { state: 'held' })`,
    replace: `moveWithdrawal(database, withdrawal, ['opening', 'voiding', 'refused'], { state: 'held' })`,
    scenarios: ['withdraw-request'],
  },
  {
    name: 'money is held under a key of the moment',
    file: `${wallet}/withdrawals/withdrawal-steps.ts`,
    find: `op: 'debit',\n    caller: CALLER,\n    key: holdKey(withdrawal.id),`,
    replace: `op: 'debit',\n    caller: CALLER,\n    key: holdKey(withdrawal.id) + Math.random(),`,
    scenarios: ['withdraw-request', 'withdraw-cancel'],
  },
  {
    name: 'what is given back is not looked up in its try',
    file: `${wallet}/payouts/return-held.ts`,
    find: 'if (Number(now[0]?.count) !== begun.length) return undefined;',
    replace: '',
    scenarios: ['withdraw-cancel', 'withdraw-reject', 'withdraw-by-bot'],
  },
  {
    name: 'a purchase without an answer counts as not sent',
    file: `${wallet}/platform/purchase-outcome.ts`,
    find: `wasNeverSent(error) ? { kind: 'not_sent' }`,
    replace: `wasNeverSent(error) || error instanceof Error ? { kind: 'not_sent' }`,
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'a refused purchase counts as bought',
    file: `${wallet}/platform/purchase-outcome.ts`,
    find: `if (answer.purchased) return { kind: 'bought' };`,
    replace: `if (answer.reason) return { kind: 'bought' };`,
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'an interrupted purchase is given back without asking',
    file: `${wallet}/payouts/recover-interrupted.ts`,
    find: 'if (newest.buying_at === null) {',
    replace: 'if (newest.outcome === null) {',
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'payouts go on although they are stopped',
    file: `${wallet}/payouts/refuse-stopped.ts`,
    find: 'if (!stop) return;',
    replace: 'if (!stop || stop.faults > 0) return;',
    scenarios: ['withdraw-stopped'],
  },
  {
    name: 'rounds that stopped half way are not swept',
    file: `${games}/rounds/sweeper.ts`,
    find: `.whereIn('state', ['opening', 'voiding'])`,
    replace: `.whereIn('state', ['voiding'])`,
    scenarios: ['bombs-start'],
  },
  {
    name: 'the steps of a round do not look where it is',
    file: `${games}/rounds/round-steps.ts`,
    find: '.where({ member_id: round.member_id, id: round.id, state: from })',
    replace: '.where({ member_id: round.member_id, id: round.id })',
    scenarios: ['bombs-start', 'crash-start'],
  },
  {
    name: 'the stake of an untouched round is kept',
    file: `${games}/rounds/round-steps.ts`,
    find: `if (ending === 'refused' ||`,
    replace: `if (ending !== 'refunded' &&`,
    scenarios: ['bombs-untouched'],
  },
  {
    name: 'a round is won without a message',
    file: `${games}/rounds/end-round.ts`,
    find: 'const messageId = await outbox.send(transaction, win);',
    replace: `const messageId = win.path;`,
    scenarios: ['bombs-cash-out'],
  },
  {
    name: 'the steps of an entry do not look where it is',
    file: `${social}/events/entry-steps.ts`,
    find: '.where({ id: entry.id, state: from })',
    replace: '.where({ id: entry.id })',
    scenarios: ['giveaway-join'],
  },
  {
    name: 'one joins a giveaway that has ended meanwhile',
    file: `${social}/events/entry-steps.ts`,
    find: `if (event?.status !== 'active') return undefined;`,
    replace: 'if (!event) return undefined;',
    scenarios: ['giveaway-join', 'giveaway-end', 'giveaway-delete'],
  },
  {
    name: 'a seat that was given back stays taken',
    file: `${social}/events/entry-steps.ts`,
    find: `if (refused) await transaction<Event>('events').where({ id: entry.event_id }).decrement('seats_taken', 1);`,
    replace: '',
    scenarios: ['giveaway-join'],
  },
  {
    name: 'one seat too many is given',
    file: `${social}/events/join-event.ts`,
    find: 'event.seats_taken >= event.max_participants',
    replace: 'event.seats_taken > event.max_participants',
    scenarios: ['giveaway-join'],
  },
  {
    name: 'the fees of a deleted giveaway are kept',
    file: `${social}/events/delete-event.ts`,
    find: `if (event.status === 'active')`,
    replace: `if (event.status === 'ended')`,
    scenarios: ['giveaway-delete'],
  },
  {
    name: 'a giveaway’s prize is promised to nobody',
    file: `${social}/events/end-event.ts`,
    find: 'if (winner) await kit.outbox.send(',
    replace: 'if (winner && event.prize < 0n) await kit.outbox.send(',
    scenarios: ['giveaway-end'],
  },
];
