import type { Recipe } from '../recipe.ts';
import { repliesWith } from '../replies.ts';

/** Signs the whole address as called. A reversal is a transaction of its own that refers to the first one. */
export const bitlabs: Recipe = {
  provider: 'BitLabs',
  secretName: 'appSecret',
  frame: {
    address: 'https://web.bitlabs.ai/',
    query: { token: 'publicId', uid: 'memberId' },
  },
  carrier: 'query',
  fields: { member: 'uid', transaction: 'tx', reference: 'ref', amount: 'val', status: 'state', kind: 'type' },
  signature: {
    at: { parameter: 'hash' },
    digest: { algorithm: 'sha1', keyed: true, encoding: 'hex' },
    message: { kind: 'address-before-signature' },
  },
  formats: {},
  outcomes: [
    { when: { status: ['PENDING', 'REVIEWING'] }, outcome: 'pending' },
    { when: { status: ['REJECTED'] }, outcome: 'reject' },
    { when: { kind: ['RECONCILIATION'] }, outcome: 'reverse' },
    { when: { status: ['RECONCILED'] }, outcome: 'reverse' },
    {
      when: { kind: ['COMPLETE', 'SCREENOUT', 'START_BONUS'], status: ['', 'NONE', 'COMPLETED'] },
      outcome: 'credit',
    },
    { when: { kind: [''], status: ['COMPLETED'] }, outcome: 'credit' },
  ],
  reverses: { fields: ['reference', 'transaction'] },
  senders: ['20.76.54.40/29', '18.199.243.90', '18.157.62.114', '18.193.24.206'],
  replies: repliesWith('OK'),
};
