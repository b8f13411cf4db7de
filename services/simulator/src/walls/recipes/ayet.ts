import { createHmac } from 'node:crypto';
import { textOf, type WallOffer } from '../offers.ts';
import type { Completion } from '../postback.ts';
import type { Params, WallRecipe } from '../recipe.ts';
import { formEncode, memberAddress, negative, queryOf, usdOf } from '../signed-call.ts';

/**
 * ayeT-Studios: signs all parameters, sorted by name, in a header; a reversal is `r-` and the first transaction's id,
 * with negative amounts. Some titles hold signs that encoders treat differently (`*`, `~`, `+`, é), as real offers do.
 */
export const ayet: WallRecipe = {
  kind: 'ayeT-Studios',
  label: 'Survey wall D',
  rangeRobux: { min: 10, max: 1_000 },
  entry: { userParam: 'external_identifier' },
  credit: (completion) => params(completion, { id: completion.txnId, amount: completion.amount, isChargeback: '0', reason: '' }),
  reversal: (completion) =>
    params(completion, {
      id: `r-${completion.txnId}`,
      amount: negative(completion.amount),
      isChargeback: '1',
      reason: 'Advertiser rejected the answers',
    }),
  encode: formEncode,
  sign: ({ params: sent, secret, encode }) => {
    const sorted = sent.toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
    return {
      params: [],
      headers: { 'X-Ayetstudios-Security-Hash': createHmac('sha256', secret).update(queryOf(sorted, encode), 'utf8').digest('hex') },
    };
  },
  isContent: ({ status }) => status === 200,
  retryAfterSec: Array.from({ length: 12 }, () => 300),
  surveyTitles: [
    'Coffee & café visits',
    'Sports ~ five quick questions',
    'School supplies *back to school*',
    'Castle Keepers: reach level 12',
    'Apps you use every day + why',
    'Recycling at home',
    'Collecting: cards, coins, stones',
  ],
  offerApi: {
    method: 'GET',
    memberOf: ({ query }) => textOf(query, 'external_identifier'),
    answer: (offers) => ({ status: 'success', num_offers: offers.length, offers: offers.map(asListed) }),
    refusal: { status: 200, body: { status: 'error', error: 'external_identifier is required' } },
  },
};

function asListed({ id, title, kind, minutes, rewardRobux, onPhone, steps, link }: WallOffer): object {
  return {
    id,
    name: title,
    icon: '',
    conversion_type: steps.length === 0 ? 'cpa' : 'cpe',
    conversion_instructions_short: kind === 'game' ? 'New players only.' : '',
    payout: rewardRobux,
    payout_usd: Number(usdOf(String(rewardRobux), 2)),
    conversion_time: minutes * 60,
    tracking_link: link,
    platforms: onPhone ? ['android', 'ios'] : [],
    tags: { categories: [kind] },
    cpe_instructions: steps.map((step, index) => ({
      uuid: `${id}-${index + 1}`,
      name: step.name,
      payout: step.rewardRobux,
      type: 'main',
      status: 'new',
    })),
  };
}

interface Telling {
  id: string;
  amount: string;
  isChargeback: '0' | '1';
  reason: string;
}

function params({ userId, survey }: Completion, { id, amount, isChargeback, reason }: Telling): Params {
  return [
    ['transaction_id', id],
    ['external_identifier', userId],
    ['currency_amount', amount],
    ['payout_usd', usdOf(amount, 2)],
    ['is_chargeback', isChargeback],
    ['callback_type', isChargeback === '1' ? 'chargeback' : 'conversion'],
    ['chargeback_reason', reason],
    ['offer_id', survey.id],
    ['offer_name', survey.title],
    ['task_uuid', ''],
    ['task_name', ''],
    ['ip', memberAddress],
  ];
}
