import type { PlantedBug } from './planted-bug.ts';

const wallet = 'services/wallet/src';

/** Of the ledger, withdrawals and payouts. */
export const walletBugs: readonly PlantedBug[] = [
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
    file: `${wallet}/audit/payout-stop.ts`,
    find: `const IS_OPEN = 'ended_at is null';`,
    replace: `const IS_OPEN = 'ended_at is null and faults = 0';`,
    scenarios: ['withdraw-stopped'],
  },
  {
    name: 'a purchase that nobody knows counts as not bought',
    file: `${wallet}/payouts/pay-by-bot.ts`,
    find: 'return recordUnknown(database, paying, attempted.why);',
    replace: 'return recordNotBought(database, paying, attempted.why);',
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'what the platform lists as bought stays unknown',
    file: `${wallet}/payouts/resolve-unknown.ts`,
    find: `if (found.kind === 'bought') {`,
    replace: `if (found.kind === 'bought' && found.purchaseId === null) {`,
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'a purchase that is found later pays nobody',
    file: `${wallet}/payouts/payout-steps.ts`,
    find: `moveWithdrawal(transaction, withdrawal, ['processing', 'unknown', 'held'], {`,
    replace: `moveWithdrawal(transaction, withdrawal, ['processing'], {`,
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'a withdrawal is paid before its money is',
    file: `${wallet}/payouts/payout-steps.ts`,
    find: '  await settlePayout(ledger, bought);',
    replace: `  await moveWithdrawal(database, bought, 'processing', { state: 'paid', processed_at: database.raw('clock_timestamp()') as unknown as Date });
  await settlePayout(ledger, bought);`,
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'the bot takes what is being given back',
    file: `${wallet}/payouts/payout-steps.ts`,
    find: `moveWithdrawal(transaction, held, 'held', change)`,
    replace: `moveWithdrawal(transaction, held, ['held', 'voiding', 'cancelled', 'rejected'], change)`,
    scenarios: ['withdraw-by-bot', 'withdraw-cancel'],
  },
  {
    name: 'a payment that stopped after it was bought is asked for again',
    file: `${wallet}/payouts/recover-interrupted.ts`,
    find: `if (attempts.some(({ outcome }) => outcome === 'bought')) {`,
    replace: `if (attempts.every(({ outcome }) => outcome === 'not_bought')) {`,
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'an interrupted payment is gone on with by nobody',
    file: `${wallet}/payouts/payout-jobs.ts`,
    find: 'await recoverInterrupted(context, interruptedAfterMs);',
    replace: '',
    scenarios: ['withdraw-by-bot'],
  },
  {
    name: 'the wallet forgets under which key it booked',
    file: `${wallet}/ledger/parse-transfer.ts`,
    find: '  return { memberId, caller, key };',
    replace: '  return { memberId, caller, key: `${key}:${Date.now()}` };',
    scenarios: ['wall-credit'],
  },
  {
    name: 'an adjustment forgets the key of its dialog',
    file: `${wallet}/adjustments/adjust-route.ts`,
    find: 'const asked = { ...prepared, id: idOf({ headers }), operator };',
    replace: 'const asked = { ...prepared, id: crypto.randomUUID(), operator };',
    scenarios: ['adjustment-up', 'adjustment-down'],
  },
  {
    name: 'a limit counts only what was adjusted before',
    file: `${wallet}/adjustments/limits.ts`,
    find: '(await adjustedAlone(transaction, operator)) + sizeOf(amountHundredths) > alone',
    replace: 'sizeOf(amountHundredths) >= 0n && (await adjustedAlone(transaction, operator)) > alone',
    scenarios: ['adjustment-by-two'],
  },
  {
    name: 'what was told is told again',
    file: `${wallet}/inbox/notice-money.ts`,
    find: `md5(caller || ' ' || key || ' ' || undo)::uuid`,
    replace: 'gen_random_uuid()',
    scenarios: ['wall-credit'],
  },
  {
    name: 'what comes back is told to nobody',
    file: `${wallet}/inbox/notice-money.ts`,
    find: `(undo and type in ('bet', 'event_fee') or type in`,
    replace: '(type in',
    scenarios: ['giveaway-delete'],
  },
  {
    name: 'what an owner gives back goes nowhere',
    file: `${wallet}/payouts/settle-by-owner.ts`,
    find: '    if (!isPaid)\n      voiding =',
    replace: '    if (!isPaid && explanation.length < 3)\n      voiding =',
    scenarios: ['withdraw-settled'],
  },
];
