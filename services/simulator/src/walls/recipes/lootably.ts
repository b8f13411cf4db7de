import { createHash } from 'node:crypto';
import { textOf, type WallOffer } from '../offers.ts';
import type { Completion } from '../postback.ts';
import type { Params, WallRecipe } from '../recipe.ts';
import { memberAddress, percentEncode, twoDecimals, usdOf, valueOf } from '../signed-call.ts';

/**
 * Lootably: signs user, address and the two amounts, so that a reversal (same transaction, status 0) has the very hash
 * of its credit. It goes on until the body of the answer is `1`.
 */
export const lootably: WallRecipe = {
  kind: 'Lootably',
  label: 'Survey wall C',
  rangeRobux: { min: 20, max: 2_000 },
  entry: { userParam: 'sid' },
  credit: (completion) => params(completion, '1'),
  reversal: (completion) => params(completion, '0'),
  encode: percentEncode,
  sign: ({ params: sent, secret }) => {
    const signed = ['userID', 'ip', 'revenue', 'currencyReward'].map((name) => valueOf(sent, name)).join('');
    return {
      params: [
        [
          'hash',
          createHash('sha256')
            .update(signed + secret, 'utf8')
            .digest('hex'),
        ],
      ],
      headers: {},
    };
  },
  isContent: ({ status, body }) => status === 200 && body.trim() === '1',
  retryAfterSec: [30, 90, 270, 810, 2_400],
  surveyTitles: [
    'Try a puzzle game and rate it',
    'Watch three trailers',
    'Travel: the last trip you took',
    'A long look at skin care',
    'Pocket Farm: harvest 50 crops',
    'Board games at home',
    'Reach level 10 in Gem Harbour',
  ],
  offerApi: {
    method: 'POST',
    memberOf: ({ body }) => (textOf(body, 'apiKey') === null ? null : textOf((body as { userData?: unknown }).userData, 'userID')),
    answer: (offers) => ({ success: true, data: { requestID: 'simulated', offers: offers.map(asListed) } }),
    refusal: { status: 200, body: { success: false, message: 'apiKey and userData.userID are required' } },
  },
};

/** Its links name the member by a placeholder that the site fills in. */
function asListed({ id, title, kind, rewardRobux, onPhone, steps, link }: WallOffer): object {
  const common = {
    offerID: id,
    name: title,
    description: kind === 'game' ? 'New players only. Open the game once a day.' : '',
    image: '',
    categories: kind === 'game' ? ['game', 'mobilegame'] : [kind],
    countries: ['*'],
    devices: onPhone ? ['android', 'iphone'] : ['*'],
    link: link.replace(/sid=[^&#]*/, 'sid={userID}'),
    conversionRate: 0.4,
    extraCreatives: [],
  };
  if (steps.length === 0)
    return { type: 'singlestep', ...common, revenue: Number(usdOf(String(rewardRobux), 4)), currencyReward: rewardRobux };
  return {
    type: 'multistep',
    ...common,
    goals: steps.map((step, index) => ({
      goalID: `${id}-${index + 1}`,
      description: step.name,
      revenue: Number(usdOf(String(step.rewardRobux), 4)),
      currencyReward: step.rewardRobux,
      isOptional: false,
    })),
  };
}

function params({ userId, txnId, amount, survey }: Completion, status: '0' | '1'): Params {
  return [
    ['userID', userId],
    ['transactionID', txnId],
    ['ip', memberAddress],
    ['revenue', usdOf(amount, 4)],
    ['currencyReward', twoDecimals(amount)],
    ['offerID', survey.id],
    ['offerName', survey.title],
    ['goalID', ''],
    ['goalName', ''],
    ['status', status],
  ];
}
