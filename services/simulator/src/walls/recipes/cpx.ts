import { createHash } from 'node:crypto';
import { textOf } from '../offers.ts';
import type { Completion } from '../postback.ts';
import type { Params, WallRecipe } from '../recipe.ts';
import { memberAddress, percentEncode, twoDecimals, usdOf, valueOf } from '../signed-call.ts';

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/** CPX Research: signs the transaction id alone; a reversal is the same transaction again with status 2. */
export const cpx: WallRecipe = {
  kind: 'CPX Research',
  label: 'Survey wall A',
  rangeRobux: { min: 5, max: 500 },
  entry: {
    userParam: 'ext_user_id',
    nameParam: 'username',
    proof: { param: 'secure_hash', of: (userId, appHash) => md5(`${userId}-${appHash}`) },
  },
  credit: (completion) => params(completion, '1'),
  reversal: (completion) => params(completion, '2'),
  encode: percentEncode,
  sign: ({ params: sent, secret }) => ({ params: [['hash', md5(`${valueOf(sent, 'trans_id')}-${secret}`)]], headers: {} }),
  isContent: ({ status }) => status !== null && status >= 200 && status < 300,
  retryAfterSec: [30, 90, 270, 810, 2_400],
  surveyTitles: [
    'How do you choose your headphones?',
    'Your week in snacks',
    'Streaming habits at home',
    'Sneakers and the shops that sell them',
    'A day with your phone',
    'Weekend plans',
    'What makes a game worth playing?',
  ],
  offerApi: {
    method: 'GET',
    memberOf: ({ query }) => (textOf(query, 'ip_user') === null ? null : textOf(query, 'ext_user_id')),
    answer: (offers) => ({
      status: 'success',
      count_available_surveys: offers.length,
      count_returned_surveys: offers.length,
      transactions: [],
      surveys: offers.map(({ id, title, minutes, rewardRobux, link }) => ({
        id,
        loi: minutes,
        payout: String(rewardRobux),
        payout_publisher_usd: usdOf(String(rewardRobux), 2),
        conversion_rate: '34',
        statistics_rating_count: 120,
        statistics_rating_avg: 4,
        type: 'okay',
        top: 0,
        category: title,
        href: link,
        href_new: link,
      })),
    }),
    refusal: { status: 200, body: { status: 'error', error_message: 'ext_user_id and ip_user are required' } },
  },
};

function params({ userId, txnId, amount, survey }: Completion, status: '1' | '2'): Params {
  return [
    ['status', status],
    ['trans_id', txnId],
    ['user_id', userId],
    ['amount_local', twoDecimals(amount)],
    ['amount_usd', usdOf(amount, 2)],
    ['offer_id', survey.id],
    ['ip_click', memberAddress],
    ['type', 'complete'],
  ];
}
