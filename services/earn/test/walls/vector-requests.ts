import type { Carrier, Digest, Message, Part, SignatureRecipe } from '../../src/walls/recipe.ts';

/**
 * For each published vector: the recipe as data, and a request that carries what the vector signs. Providers that are not
 * live yet are here only, to hold the engine to more than the four it serves.
 */
export interface VectorRequest {
  readonly carrier: Carrier;
  readonly signature: SignatureRecipe;
  readonly url: string;
  readonly body?: string;
}

const hash = (algorithm: Digest['algorithm']): Digest => ({ algorithm, keyed: false, encoding: 'hex' });
function hmac(algorithm: Digest['algorithm'], encoding: Digest['encoding'] = 'hex'): Digest {
  return {
    algorithm,
    keyed: true,
    encoding,
  };
}
/** A name is that parameter, but `secret` is the secret itself. */
function parts(...names: (string | { literal: string })[]): Message {
  return {
    kind: 'parts',
    parts: names.map((part): Part => (typeof part !== 'string' || part === 'secret' ? (part as Part) : { parameter: part })),
  };
}
const dash = { literal: '-' };
const colon = { literal: ':' };
function get(at: string, digest: Digest, message: Message, url: string): VectorRequest {
  return {
    carrier: 'query',
    signature: { at: { parameter: at }, digest, message },
    url,
  };
}
const host = 'https://pb.example.com/pb';
const beforeSignature: Message = { kind: 'address-before-signature' };
const pollfishMessage: Message = {
  kind: 'joined-values',
  parameters: ['cpa', 'device_id', 'request_uuid', 'reward_name', 'reward_value', 'status', 'term_reason', 'timestamp', 'tx_id'],
  separator: ':',
  omittedWhenEmpty: ['request_uuid'],
};
function pollfish(user: string) {
  return get(
    'signature',
    hmac('sha1', 'base64'),
    pollfishMessage,
    `${host}/pollfish?cpa=30&device_id=dev-1&request_uuid=${user}&reward_name=Coins&reward_value=120&status=eligible` +
      `&term_reason=&timestamp=1767225600000&tx_id=T100`,
  );
}

export const vectorRequests: Readonly<Record<string, VectorRequest>> = {
  'cpx-postback': get(
    'hash',
    hash('md5'),
    parts('trans_id', dash, 'secret'),
    `${host}/cpx?status=1&trans_id=T100&user_id=user-1&amount_local=120`,
  ),
  bitlabs: get('hash', hmac('sha1'), beforeSignature, 'https://publisher.com/complete?uid=8cc877ee-af19-488d-b28d-216fb866b996&val=500'),
  theoremreach: get(
    'hash',
    hmac('sha1', 'base64url'),
    beforeSignature,
    `${host}/theoremreach?user_id=user-1&app_id=77&reward=120&currency=1.20&status=1&tx_id=T100&ip=203.0.113.9`,
  ),
  pollfish: pollfish('user-1'),
  'pollfish-no-uuid': pollfish(''),
  inbrain: {
    carrier: 'json',
    signature: {
      at: { parameter: 'Sig' },
      digest: hash('md5'),
      message: parts('PanelistId', 'RewardId', 'secret'),
    },
    url: `${host}/inbrain`,
    body: '{"PanelistId":"user-1","RewardType":"survey_completed","RewardId":"T100","Reward":120.50,"IsTest":false}',
  },
  'adgem-v2': get(
    'verifier',
    hmac('sha256'),
    beforeSignature,
    `${host}/adgem?player_id=user-1&amount=120&payout=1.20&transaction_id=T100&campaign_name=My%20Offer&request_id=r-1&timestamp=1767225600`,
  ),
  'adgem-v3': {
    carrier: 'json',
    signature: { at: { header: 'signature' }, digest: hmac('sha256'), message: { kind: 'raw-body' } },
    url: `${host}/adgem`,
    body: '{"request_id":"r-1","timestamp":1767225600,"data":{"conversion_id":"T100","conversion_type":"reward","player_id":"user-1","amount":120,"payout":1.2}}',
  },
  lootably: get(
    'hash',
    hash('sha256'),
    parts('userID', 'ip', 'revenue', 'currencyReward', 'secret'),
    `${host}/lootably?userID=user-1&transactionID=T100&ip=203.0.113.9&revenue=1.2000&currencyReward=120.00&status=1`,
  ),
  ayet: {
    carrier: 'query',
    signature: {
      at: { header: 'x-ayetstudios-security-hash' },
      digest: hmac('sha256'),
      message: { kind: 'sorted-query' },
    },
    url: `${host}/ayet?transaction_id=T100&external_identifier=user-1&currency_amount=120&payout_usd=1.2&is_chargeback=0&offer_name=My+Offer&ip=203.0.113.9`,
  },
  torox: get('sig', hash('md5'), parts('oid', dash, 'user_id', dash, 'secret'), `${host}/torox?id=T100&oid=55&amount=120&user_id=user-1`),
  'wannads-family': get(
    'signature',
    hash('md5'),
    parts('subId', 'transId', 'reward', 'secret'),
    `${host}/wannads?subId=user-1&transId=T100&reward=120.00&payout=1.2&status=1`,
  ),
  timewall: get(
    'hash',
    hash('sha256'),
    parts('userID', 'revenue', 'secret'),
    `${host}/timewall?userID=user-1&transactionID=T100&revenue=1.20&currencyAmount=120&type=credit`,
  ),
  notik: get(
    'hash',
    hmac('sha1'),
    beforeSignature,
    `${host}/notik?user_id=user-1&amount=120&payout=1.20&offer_id=55&offer_name=My%20Offer&txn_id=T100&conversion_ip=203.0.113.9`,
  ),
  kiwiwall: get(
    'signature',
    hash('md5'),
    parts('sub_id', colon, 'amount', colon, 'secret'),
    `${host}/kiwiwall?status=1&trans_id=T100&sub_id=user-1&amount=120`,
  ),
  superrewards: get(
    'sig',
    hash('md5'),
    parts('id', colon, 'new', colon, 'uid', colon, 'secret'),
    `${host}/superrewards?id=T100&new=120&uid=user-1`,
  ),
};
