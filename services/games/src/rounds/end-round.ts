import { walletCommands } from '@facet/money-kit';
import { prepared, type Command, type Database, type Outbox, type Transaction } from '@facet/service-kit';
import { payoutOf, toHundredths, type Fraction, type SeedChains } from '../fairness/index.ts';
import { ROUND_COLUMNS, transferKeys, reasons, type Round } from './round.ts';

/** A round that was just ended, and the message that carries its money. */
export interface Ended {
  round: Round;
  messageId: string;
}

/** What a round of Bombs shows at its end. */
type Tiles = Partial<Pick<Round, 'revealed' | 'bomb_tile'>>;

/** The member's open round, locked to the end of the transaction: whoever comes second sees how it ended. */
export async function lockRound(
  transaction: Transaction,
  seeds: SeedChains,
  where: { memberId: string; id: string },
): Promise<Round | undefined> {
  const round = await transaction<Round>('rounds').where({ member_id: where.memberId, id: where.id }).forUpdate().first();
  return round && seeds.opened(round as Round);
}

/** Pays stake times multiplier. Undefined: the round was not open any more, and nothing has changed. */
export function endWon(
  database: Database | Transaction,
  outbox: Outbox,
  round: Round,
  multiplier: Fraction,
  tiles: Tiles = {},
): Promise<Ended | undefined> {
  const payout = payoutOf(round.stake, multiplier);
  const paidMultiplier = toHundredths(multiplier);
  const win = walletCommands.credit({
    key: transferKeys.win(round.id),
    memberId: round.member_id,
    account: 'house',
    type: 'game_win',
    amountHundredths: payout,
    reason: reasons.win(round, paidMultiplier),
  });
  return end(database, outbox, { ...round, ...tiles, state: 'won', payout, paid_multiplier: paidMultiplier }, win);
}

/** The stake stays with the house; the wallet counts it as lost. Undefined as above. */
export function endLost(database: Database | Transaction, outbox: Outbox, round: Round, tiles: Tiles = {}): Promise<Ended | undefined> {
  const loss = walletCommands.settle({
    key: transferKeys.loss(round.id),
    settles: transferKeys.stake(round.id),
    memberId: round.member_id,
    account: 'house',
    type: 'bet_lost',
    amountHundredths: round.stake,
    reason: reasons.loss(round),
  });
  return end(database, outbox, { ...round, ...tiles, state: 'lost' }, loss);
}

/** Of a round that was read under its lock. */
export async function surely(ending: Promise<Ended | undefined>): Promise<Ended> {
  const ended = await ending;
  if (!ended) throw new Error('a round was not open under its lock');
  return ended;
}

/**
 * In one statement, which discloses the seed: of however many at once one ends the round, and only that one's message
 * is written.
 */
async function end(database: Database | Transaction, outbox: Outbox, as: Round, command: Command): Promise<Ended | undefined> {
  // Each key of a round is asked for once: nothing about it can be on its way.
  const message = outbox.leasedRow(command);
  const { rows } = await prepared<{ rows: Round[] }>(
    database,
    'end a round',
    `with ended as (
       update rounds set state = ?, server_seed = ?, sealed_seed = null, payout = ?, paid_multiplier = ?, revealed = ?::smallint[], bomb_tile = ?,
         ended_at = clock_timestamp(), changed_at = clock_timestamp()
       where member_id = ? and id = ? and state = 'open' returning ${ROUND_COLUMNS}),
     message as (
       insert into outbox (id, destination, subject, path, body, headers, lease_owner, attempts, due_at)
       select ?::uuid, ?::text, ?::text, ?::text, ?::jsonb, ?::jsonb, ?::uuid, ?::int, clock_timestamp() + ? * interval '1 millisecond'
       from ended)
     select ${ROUND_COLUMNS} from ended`,
    [
      as.state,
      as.server_seed,
      as.payout?.toString() ?? null,
      as.paid_multiplier,
      as.revealed,
      as.bomb_tile,
      as.member_id,
      as.id,
      message.id,
      message.destination,
      message.subject,
      message.path,
      JSON.stringify(message.body),
      JSON.stringify(message.headers),
      message.lease_owner,
      message.attempts,
      message.leaseMs,
    ],
  );
  const [round] = rows;
  if (!round) return undefined;
  outbox.handOver(database, message);
  return { round, messageId: message.id };
}
