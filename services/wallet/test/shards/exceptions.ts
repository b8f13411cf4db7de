const health = 'of the process, not of a member';
const operators = 'for operators: the queue, lists and figures of all members; asked of every shard and put together';
const parked = 'messages that were refused, of every shard';

/** Internal calls that are not about one member. Calls of `/api/admin/` are operators' and left out by their path. */
export const NOT_FOR_ONE_MEMBER: Readonly<Record<string, string>> = {
  'GET /internal/leaders': 'the best of the week among all members, kept by social for a while',
  'POST /internal/balances': 'of a page of members in the operators’ list',
  'GET /internal/stats': operators,
  'GET /internal/members': operators,
  'GET /internal/stats/payouts': operators,
  'GET /internal/payouts': operators,
  'GET /internal/parked-messages': parked,
  'POST /internal/parked-messages/{messageId}/replay': parked,
  'GET /healthz': health,
  'GET /readyz': health,
};

const soldBefore =
  'purchases lie with the one account that makes them: a gamepass that was bought once is asked for by its own number, whoever withdrew it';
const bot = 'the one account that buys, a row that changes when operators sign it in; on shards: a copy on each';
const onSale = {
  'payout_attempts lies in one place': soldBefore,
  'payout_bot lies in one place': bot,
};

/** What a call of a member reaches beyond their shard, and why. One that is no longer so fails the test as well. */
export const REACHES_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /api/user/statement-proof': {
    'statement_chains x is not held to the member':
      'the 1,024 leaves around the member’s own make the path to the day’s root; on shards: asked of each, or kept by the job that publishes',
    'proof_members lies in one place': 'which leaf is whose, numbered through by the job that publishes',
    'transfers m is not held to the member': 'the same leaves',
  },
  'GET /api/live/payouts': {
    'withdrawals w is not held to the member': 'the newest payouts of all, for everybody: read once for all who look, for some seconds',
    'members m is not held to the member': 'their names',
    'hidden_payouts h is not held to the member': 'who hides theirs',
  },
  'GET /api/withdraw/start': {
    'payout_bot lies in one place': bot,
    'payout_stops lies in one place': 'what stops payouts, a few rows that audits write; on shards: a copy on each',
  },
  // Of a withdrawal that is asked for first.
  'GET /api/withdraw/{id}/receipt': onSale,
  'GET /api/user/data/wallet': { 'payout_attempts lies in one place': soldBefore },
  'POST /api/fetch-gamepasses': { 'payout_attempts lies in one place': soldBefore },
  'POST /api/withdraw': onSale,
  'POST /api/withdraw/{id}/cancel': onSale,
  'POST /api/test-withdraw': onSale,
  'GET /internal/members/{memberId}/facts/{kind}/{id}': onSale,
};
