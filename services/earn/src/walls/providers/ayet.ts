import type { Recipe } from '../recipe.ts';
import { repliesWith } from '../replies.ts';

/** Signs every parameter, in a header. A reversal's transaction is the first one's with `r-` before it. */
export const ayet: Recipe = {
  provider: 'ayeT-Studios',
  secretName: 'apiKey',
  frame: {
    address: 'https://www.ayetstudios.com/offers/web_offerwall/{publicId}',
    query: { external_identifier: 'memberId' },
  },
  carrier: 'query',
  fields: {
    member: 'external_identifier',
    transaction: 'transaction_id',
    amount: 'currency_amount',
    status: 'is_chargeback',
    kind: 'callback_type',
  },
  signature: {
    at: { header: 'x-ayetstudios-security-hash' },
    digest: { algorithm: 'sha256', keyed: true, encoding: 'hex' },
    message: { kind: 'sorted-query' },
  },
  formats: {},
  outcomes: [
    { when: { status: ['1'] }, outcome: 'reverse' },
    { when: { status: ['0'] }, outcome: 'credit' },
  ],
  reverses: { fields: ['transaction'], prefix: 'r-' },
  senders: ['51.79.101.241', '158.69.185.134', '158.69.185.154', '35.165.166.40', '35.166.159.131', '52.40.3.140'],
  replies: repliesWith('OK'),
};
