import { createHmac } from 'node:crypto';
import { textOf } from '../offers.ts';
import type { Completion } from '../postback.ts';
import type { Params, WallRecipe } from '../recipe.ts';
import { memberAddress, negative, percentEncode, queryOf, usdOf } from '../signed-call.ts';

/** BitLabs: signs the full address as called; a reversal is a transaction of its own that refers to the first. */
export const bitlabs: WallRecipe = {
  kind: 'BitLabs',
  label: 'Survey wall B',
  rangeRobux: { min: 10, max: 800 },
  entry: { userParam: 'uid' },
  credit: (completion) => params(completion, { type: 'COMPLETE', tx: completion.txnId, ref: '', amount: completion.amount }),
  reversal: (completion) =>
    params(completion, {
      type: 'RECONCILIATION',
      tx: `${completion.txnId}-reconciled`,
      ref: completion.txnId,
      amount: negative(completion.amount),
    }),
  encode: percentEncode,
  sign: ({ address, params: sent, secret, encode }) => ({
    params: [
      [
        'hash',
        createHmac('sha1', secret)
          .update(`${address}?${queryOf(sent, encode)}`, 'utf8')
          .digest('hex'),
      ],
    ],
    headers: {},
  }),
  isContent: ({ status }) => status !== null && status >= 200 && status < 300,
  retryAfterSec: [60, 600, 3_600, 14_400, 67_740],
  surveyTitles: [
    'Your opinion on city transport',
    'Breakfast, brand by brand',
    'Learning online: what helps?',
    'Pets and the people they keep',
    'Music festivals this year',
    'Which adverts do you remember?',
    'Home cooking & takeaway',
  ],
  offerApi: {
    method: 'GET',
    memberOf: ({ headers }) => (textOf(headers, 'x-api-token') === null ? null : textOf(headers, 'x-user-id')),
    answer: (offers) => ({
      data: {
        restriction_reason: null,
        surveys: offers.map(({ id, title, minutes, rewardRobux, link }) => ({
          id,
          type: 'survey',
          click_url: link,
          cpi: usdOf(String(rewardRobux), 2),
          value: String(rewardRobux),
          loi: minutes,
          country: 'US',
          language: 'en',
          rating: 4,
          category: { name: title, name_internal: 'general', icon_url: '' },
          tags: [],
        })),
      },
      error: null,
      status: 'success',
      trace_id: 'simulated',
    }),
    refusal: {
      status: 401,
      body: { data: null, error: { details: { http: '401', msg: 'Unauthorized' } }, status: 'error', trace_id: 'simulated' },
    },
  },
};

interface Telling {
  type: 'COMPLETE' | 'RECONCILIATION';
  tx: string;
  ref: string;
  amount: string;
}

/** The task state of a survey is NONE: only offers have tasks. */
function params({ userId, survey }: Completion, { type, tx, ref, amount }: Telling): Params {
  return [
    ['uid', userId],
    ['val', amount],
    ['usd', usdOf(amount, 2)],
    ['tx', tx],
    ['ref', ref],
    ['type', type],
    ['state', 'NONE'],
    ['offer_id', survey.id],
    ['offer_name', survey.title],
    ['ip', memberAddress],
  ];
}
