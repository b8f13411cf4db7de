import type { PlantedBug } from './planted-bug.ts';

const social = 'services/social/src';

/** Of giveaways and referral shares. */
export const socialBugs: readonly PlantedBug[] = [
  {
    name: 'the referrer’s share is not taken back',
    file: `${social}/referrals/reverse-bonus.ts`,
    find: `await outbox.send(transaction, walletCommands.reverse({ key: bonusKey(earningId), memberId: referrer.memberId }));`,
    replace: '',
    scenarios: ['referral-reversal'],
  },
  {
    name: 'one joins a giveaway that has ended meanwhile',
    file: `${social}/giveaways/fees.ts`,
    find: `if (giveaway?.status !== 'active') return undefined;`,
    replace: 'if (!giveaway) return undefined;',
    scenarios: ['giveaway-join', 'giveaway-end', 'giveaway-delete'],
  },
  {
    name: 'the event is not locked while one is entered',
    file: `${social}/giveaways/fees.ts`,
    find: '.findById(id).forUpdate()',
    replace: '.findById(id)',
    scenarios: ['giveaway-join', 'giveaway-end', 'giveaway-delete'],
  },
  {
    name: 'who joins gets the number of the one before',
    file: `${social}/giveaways/fees.ts`,
    find: `const joined = await write({ number: giveaway.participants + 1, joined_at });`,
    replace: `const joined = await write({ number: Math.max(1, giveaway.participants), joined_at });`,
    scenarios: ['giveaway-join', 'giveaway-end'],
  },
  {
    name: 'a seat that was given back stays taken',
    file: `${social}/giveaways/fees.ts`,
    find: `if (ended?.state === 'refused') await Giveaway.query(transaction).where({ id: giveaway_id }).decrement('seats_taken', 1);`,
    replace: '',
    scenarios: ['giveaway-join'],
  },
  {
    name: 'a seat is given back by each who ends it',
    file: `${social}/giveaways/fees.ts`,
    find: `if (ended?.state === 'refused') await`,
    replace: `if (ended?.state !== 'refunded') await`,
    scenarios: ['giveaway-refused'],
  },
  {
    name: 'the fees of a deleted giveaway are kept',
    file: `${social}/giveaways/delete-giveaway.ts`,
    find: `if (giveaway.status === 'active')`,
    replace: `if (giveaway.status === 'ended')`,
    scenarios: ['giveaway-delete'],
  },
  {
    name: 'a giveaway’s prize is promised to nobody',
    file: `${social}/giveaways/end-giveaway.ts`,
    find: 'if (winner) await kit.outbox.send(',
    replace: 'if (winner && Number(giveaway.prize) < 0) await kit.outbox.send(',
    scenarios: ['giveaway-end'],
  },
  {
    name: 'a share is paid though its reversal came first',
    file: `${social}/referrals/credit-bonus.ts`,
    find: `const stored = await ReferralBonus.insertNew(transaction, bonus, 'earning_id');`,
    replace: `const stored = await ReferralBonus.query(transaction).insert(bonus).onConflict('earning_id').merge();`,
    scenarios: ['referral-share'],
  },
  {
    name: 'two shares of one referrer are added up beside each other',
    file: `${social}/referrals/lock-referrer.ts`,
    find: '.findById(memberId).forUpdate()',
    replace: '.findById(memberId)',
    scenarios: ['referral-share-again'],
  },
  {
    name: 'the referrer’s total keeps what was taken back',
    file: `${social}/referrals/reverse-bonus.ts`,
    find: 'const total = referrer.total - bonus.amount;',
    replace: 'const { total } = referrer;',
    scenarios: ['referral-reversal'],
  },
  {
    name: 'the draw counts from 0',
    file: `${social}/giveaways/draw.ts`,
    find: '% BigInt(entries)) + 1;',
    replace: '% BigInt(entries));',
    scenarios: ['giveaway-end', 'giveaway-over'],
  },
  {
    name: 'the event is not locked while it is ended',
    file: `${social}/giveaways/end-giveaway.ts`,
    find: 'const giveaway = await lockGiveaway(transaction, giveawayId);',
    replace: `const giveaway = await Giveaway.query(transaction).findById(giveawayId);`,
    scenarios: ['giveaway-end', 'giveaway-delete'],
  },
  {
    name: 'the event is not locked while it is deleted',
    file: `${social}/giveaways/delete-giveaway.ts`,
    find: 'const giveaway = await lockGiveaway(transaction, giveawayId);',
    replace: `const { Giveaway } = await import('./giveaway.ts');
  const giveaway = await Giveaway.query(transaction).findById(giveawayId);`,
    scenarios: ['giveaway-delete', 'giveaway-end'],
  },
  {
    name: 'a try that is begun anew has the key of the one before',
    file: `${social}/giveaways/join-giveaway.ts`,
    find: '.merge({ ...fresh, changed_at: databaseTime,',
    replace: `.merge({ idempotency_key: idempotencyKey, state: 'opening', ending: null, refusal: null, changed_at: databaseTime,`,
    scenarios: ['giveaway-join-again'],
  },
  {
    name: 'an edit does not ask what its operator had seen',
    file: `${social}/giveaways/edit-giveaway.ts`,
    find: 'if (giveaway.version !== version)',
    replace: 'if (giveaway.version < version)',
    scenarios: ['giveaway-edit'],
  },
  {
    name: 'an edit lowers the prize of who has joined',
    file: `${social}/giveaways/edit-giveaway.ts`,
    find: 'if (fields.prize < prize)',
    replace: 'if (fields.prize < 0n * prize)',
    scenarios: ['giveaway-edit'],
  },
  {
    name: 'a large giveaway waits for nobody',
    file: `${social}/giveaways/change-routes.ts`,
    find: 'if (waiting) return { ...waiting,',
    replace: 'if (waiting && prize < 0n) return { ...waiting,',
    scenarios: ['giveaway-by-two'],
  },
];
