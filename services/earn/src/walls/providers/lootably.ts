import type { Recipe } from '../recipe.ts';
import { repliesWith } from '../replies.ts';

/**
 * Signs four values with nothing between them. A member id of fixed length, an address with a known count of points and a
 * revenue of exactly four decimals leave one place where the reward can begin. Transaction and status are not signed.
 */
export const lootably: Recipe = {
  provider: 'Lootably',
  secretName: 'postbackSecret',
  frame: {
    address: 'https://wall.lootably.com/',
    query: { placementID: 'publicId', sid: 'memberId' },
  },
  carrier: 'query',
  fields: { member: 'userID', transaction: 'transactionID', amount: 'currencyReward', status: 'status' },
  signature: {
    at: { parameter: 'hash' },
    digest: { algorithm: 'sha256', keyed: false, encoding: 'hex' },
    message: {
      kind: 'parts',
      parts: [{ parameter: 'userID' }, { parameter: 'ip' }, { parameter: 'revenue' }, { parameter: 'currencyReward' }, 'secret'],
    },
  },
  formats: { userID: 'uuid', ip: 'ip', revenue: { decimals: 4 }, currencyReward: 'decimal' },
  outcomes: [
    { when: { status: ['0'] }, outcome: 'reverse' },
    { when: { status: ['1'] }, outcome: 'credit' },
  ],
  reverses: { fields: ['transaction'] },
  senders: [],
  replies: repliesWith('1'),
};
