import type { Recipe } from '../recipe.ts';
import { repliesWith } from '../replies.ts';

/** The signature covers the transaction alone: who sends, the cap and one credit a transaction guard the rest. */
export const cpx: Recipe = {
  provider: 'CPX Research',
  secretName: 'appHash',
  frame: {
    address: 'https://offers.cpx-research.com/index.php',
    query: { app_id: 'publicId', ext_user_id: 'memberId', secure_hash: 'hash', username: 'username' },
    hash: {
      digest: { algorithm: 'md5', keyed: false, encoding: 'hex' },
      parts: ['memberId', { literal: '-' }, 'secret'],
    },
  },
  carrier: 'query',
  fields: { member: 'user_id', transaction: 'trans_id', amount: 'amount_local', status: 'status', kind: 'type' },
  signature: {
    at: { parameter: 'hash' },
    digest: { algorithm: 'md5', keyed: false, encoding: 'hex' },
    message: { kind: 'parts', parts: [{ parameter: 'trans_id' }, { literal: '-' }, 'secret'] },
  },
  formats: {},
  outcomes: [
    { when: { status: ['2'] }, outcome: 'reverse' },
    { when: { status: ['1'] }, outcome: 'credit' },
  ],
  reverses: { fields: ['transaction'] },
  senders: ['188.40.3.73', '157.90.97.92', '2a01:4f8:d0a:30ff::2'],
  replies: repliesWith('1'),
};
