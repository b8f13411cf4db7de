import type { PlantedBug } from './planted-bug.ts';

const earn = 'services/earn/src';

/** Of what walls report, holds, reversals and rewards. */
export const earnBugs: readonly PlantedBug[] = [
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
    find: `patch({ state: 'cancelled', reversed_at: databaseTime })`,
    replace: 'patch({ label: earning.label })',
    scenarios: ['hold-taken-back'],
  },
  {
    name: 'holds are released without a lock',
    file: `${earn}/earnings/release-holds.ts`,
    find: '.forUpdate().skipLocked()',
    replace: '',
    scenarios: ['hold-release'],
  },
  {
    name: 'a batch that waits for a second operator is made all the same',
    file: `${earn}/promo-codes/batch-routes.ts`,
    find: 'if (waiting) return',
    replace: 'if (waiting && size === 0) return',
    scenarios: ['code-batch-by-two'],
  },
  {
    name: 'what a rule holds is released before its day',
    file: `${earn}/earnings/release-holds.ts`,
    find: `.where({ state: 'pending' })`,
    replace: `.where({ state: 'pending' }).orWhereNotNull('hold_rule_id')`,
    scenarios: ['rule-hold'],
  },
  {
    name: 'an operator releases a held credit without a lock',
    file: `${earn}/earnings/release-holds.ts`,
    find: `findById(id).forUpdate();
  if (!before) throw earningErrors`,
    replace: `findById(id);
  if (!before) throw earningErrors`,
    scenarios: ['early-release'],
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
    name: 'what a wall reported is accepted before it is stored',
    file: `${earn}/postbacks/receive-postback.ts`,
    find: `return { ...replyOf(recipe, 'tryLater'),`,
    replace: `return { ...replyOf(recipe, 'ok'),`,
    scenarios: ['wall-credit'],
  },
  {
    name: 'a credit is booked though its reversal came first',
    file: `${earn}/postbacks/settle-reversal.ts`,
    find: `await WallTransaction.query(transaction).where(key).patch({ reversedBy: postback.id });`,
    replace: `if (known.earningId !== null) await WallTransaction.query(transaction).where(key).patch({ reversedBy: postback.id });`,
    scenarios: ['early-reversal'],
  },
  {
    name: 'an earning is not locked while it is taken back',
    file: `${earn}/earnings/reverse-earning.ts`,
    find: '.findById(earningId).forUpdate()',
    replace: '.findById(earningId)',
    scenarios: ['hold-release', 'hold-taken-back'],
  },
  {
    name: 'nobody hears of a chargeback',
    file: `${earn}/earnings/reverse-earning.ts`,
    find: 'await publishReversed(transaction, outbox, earning);',
    replace: '',
    scenarios: ['referral-reversal'],
  },
  {
    name: 'what was taken back is released all the same',
    file: `${earn}/earnings/release-holds.ts`,
    find: `.where({ state: 'pending' })`,
    replace: `.whereIn('state', ['pending', 'cancelled'])`,
    scenarios: ['hold-taken-back'],
  },
  {
    name: 'what is to be held is sent at once',
    file: `${earn}/postbacks/settle-credit.ts`,
    find: 'claim.isSignedOnce, holdDays,',
    replace: 'claim.isSignedOnce, 0 * holdDays,',
    scenarios: ['hold-release'],
  },
  {
    name: 'a friend is looked at again before the wallet has the chargeback',
    file: `${earn}/rewards/recheck-friends.ts`,
    find: `    .whereRaw(\`not exists (select from earnings where member_id = referred_id and state = 'reversed' and reversal_status is null)\`)
`,
    replace: '',
    scenarios: ['referral-reversal', 'referral-bonus'],
  },
  {
    name: 'a week is rewarded beside its chargeback',
    file: `${earn}/rewards/weekly.ts`,
    find: 'await lockMember(transaction, memberId);',
    replace: '',
    scenarios: ['weekly-challenge'],
  },
  {
    name: 'a week is looked at beside its claim',
    file: `${earn}/rewards/undo-weekly.ts`,
    find: 'await lockMember(transaction, earning.member_id);',
    replace: '',
    scenarios: ['weekly-challenge', 'weekly-reversal'],
  },
  {
    name: 'a code is redeemed once too often',
    file: `${earn}/promo-codes/redeem-promo-code.ts`,
    find: 'coalesce(uses >= max_uses, false)',
    replace: 'coalesce(uses > max_uses, false)',
    scenarios: ['promo-code'],
  },
  {
    name: 'a welcome is promised and not sent',
    file: 'services/identity/src/members/welcome-bonus.ts',
    find: 'const messageId = await outbox.send(transaction, walletCommands.credit(credit));',
    replace: `const messageId = '00000000-0000-7000-8000-' + memberId.slice(-12); void outbox; void walletCommands; void credit;`,
    scenarios: ['registration'],
  },
  {
    name: 'who left is somebody new when they come back',
    file: 'services/identity/src/deletion/delete-account.ts',
    find: 'deletedAt: databaseTime }',
    replace: 'deletedAt: databaseTime, platformUserId: String(Date.now()) }',
    scenarios: ['account-deleted'],
  },
  {
    name: 'a batch of codes that is asked for again gets as many anew',
    file: `${earn}/promo-codes/create-batch.ts`,
    find: 'if (made) await createCodes',
    replace: 'if (made ?? true) await createCodes',
    scenarios: ['code-batch'],
  },
];
