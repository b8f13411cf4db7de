import { isDeepStrictEqual } from 'node:util';
import type { Database, Transaction } from '../database/open-database.ts';
import { databaseTime, RecordModel } from '../database/record-model.ts';
import { defineErrors } from '../errors/domain-error.ts';
import { formatMoney } from '../money/hundredths.ts';
import type { Operator } from './operator.ts';

/** What an operator promises to pay in one act (`migrations/006`, `007`). Its id is the key of their dialog. */
export class OperatorPromise extends RecordModel {
  static override tableName = 'operator_promises';
  static override jsonAttributes = ['asked'];

  declare id: string;
  /** `code_batch`, `event` */
  declare kind: string;
  declare asked: unknown;
  declare promisedHundredths: bigint;
  declare state: 'proposed' | 'declined' | 'withdrawn' | 'made';
  declare operatorId: string;
  declare operatorUsername: string;
  declare createdAt: Date;
  /** Who decided: another operator, or the one who took it back. */
  declare secondId: string | null;
  declare secondUsername: string | null;
  declare decidedAt: Date | null;
}

const promiseErrors = defineErrors({
  own_proposal: 403,
  others_proposal: 403,
  proposal_not_found: 404,
  already_decided: 409,
  key_reused: 409,
  proposal_declined: 409,
  proposal_withdrawn: 409,
  second_operator_needed: 409,
});

type By = Pick<Operator, 'id' | 'username'>;

export interface AskedPromise {
  id: string;
  kind: string;
  asked: object;
  promisedHundredths: bigint;
  operator: By;
}

/**
 * Until the end of the transaction nobody else promises or decides: the sum stays as it is looked at, and a key is
 * found by whoever comes later.
 */
async function waitForTurn(transaction: Transaction): Promise<void> {
  await transaction.raw(`select pg_advisory_xact_lock(hashtextextended('operator promises', 0))`);
}

/** Of an act that waits for a second operator: what its call answers, and what the audit log tells. */
interface Waiting {
  result: { proposal: { id: string } };
  isAccepted: true;
  isKnown: boolean;
  action: string;
  after: { state: 'proposed'; promised: string };
}

/**
 * Keeps what an operator promises. Undefined: do it now (again: it is done). Else it waits for another operator: with
 * what they promised alone in the last 24 hours it is above `alone`.
 * @throws key_reused, proposal_declined, proposal_withdrawn (409)
 */
export async function keepPromise(
  transaction: Transaction,
  { operator, ...given }: AskedPromise,
  alone: bigint,
): Promise<Waiting | undefined> {
  await waitForTurn(transaction);
  const before = await OperatorPromise.query(transaction).findById(given.id);
  const isAlone = (await promisedAlone(transaction, operator)) + given.promisedHundredths <= alone;
  const state = before ? stateAgain(before, given) : isAlone ? 'made' : 'proposed';
  if (!before)
    await OperatorPromise.query(transaction).insert({ ...given, state, operatorId: operator.id, operatorUsername: operator.username });
  if (state === 'made') return undefined;
  return {
    result: { proposal: { id: given.id } },
    isAccepted: true,
    isKnown: before !== undefined,
    action: `${given.kind}.propose`,
    after: { state, promised: formatMoney(given.promisedHundredths) },
  };
}

/**
 * Of what is no act of its own, such as a prize that is raised: nobody keeps it for a second operator. @throws
 * second_operator_needed (409)
 */
export async function promiseAlone(transaction: Transaction, asked: AskedPromise, alone: bigint): Promise<void> {
  if (!(await keepPromise(transaction, asked, alone))) return;
  throw promiseErrors(
    'second_operator_needed',
    `This promises R$ ${formatMoney(asked.promisedHundredths)} more, above what one operator may alone in 24 hours. Make it anew, so that another one can confirm it, or ask an owner to raise the limit.`,
  );
}

function stateAgain(before: OperatorPromise, { kind, asked }: Pick<AskedPromise, 'kind' | 'asked'>): 'made' | 'proposed' {
  const isSame = before.kind === kind && isDeepStrictEqual(before.asked, JSON.parse(JSON.stringify(asked)));
  if (!isSame)
    throw promiseErrors('key_reused', `This key was used to promise R$ ${formatMoney(before.promisedHundredths)}. Nothing was done now.`);
  if (before.state === 'declined') throw promiseErrors('proposal_declined', `${before.secondUsername} has declined it. Nothing was done.`);
  if (before.state === 'withdrawn')
    throw promiseErrors('proposal_withdrawn', `${before.secondUsername} has taken it back. Nothing was done.`);
  return before.state;
}

/** In the last 24 hours. */
export async function promisedAlone(database: Database | Transaction, { id }: By): Promise<bigint> {
  const { rows } = await database.raw<{ rows: [{ sum: bigint }] }>(
    `select coalesce(sum(promised_hundredths), 0)::bigint as sum from operator_promises
     where operator_id = ? and second_id is null and state = 'made' and created_at > clock_timestamp() - interval '24 hours'`,
    [id],
  );
  return rows[0].sum;
}

/**
 * What another operator makes of a proposal, for whoever does it then in the same transaction; `withdrawn`: who
 * proposed it takes it back. `isKnown`: they decided so before.
 * @throws proposal_not_found (404), own_proposal, others_proposal (403), already_decided (409)
 */
export async function decidePromise(
  transaction: Transaction,
  { id, kind, operator, to }: { id: string; kind: string; operator: By; to: 'made' | 'declined' | 'withdrawn' },
): Promise<{ promise: OperatorPromise; isKnown: boolean }> {
  await waitForTurn(transaction);
  const promise = await OperatorPromise.query(transaction).findOne({ id, kind });
  if (!promise) throw promiseErrors('proposal_not_found', 'There is no such proposal.');
  if (promise.state === to && promise.secondId === operator.id) return { promise, isKnown: true };
  if (promise.state !== 'proposed') throw alreadyDecided(promise);
  const isOwn = promise.operatorId === operator.id;
  if (isOwn && to !== 'withdrawn')
    throw promiseErrors('own_proposal', 'You proposed this yourself. Another operator confirms or declines it.');
  if (!isOwn && to === 'withdrawn')
    throw promiseErrors('others_proposal', `Only ${promise.operatorUsername}, who proposed it, takes it back. You can decline it.`);
  await OperatorPromise.query(transaction)
    .findById(id)
    .patch({ state: to, secondId: operator.id, secondUsername: operator.username, decidedAt: databaseTime });
  return { promise, isKnown: false };
}

const DECIDED = { made: 'confirmed it', declined: 'declined it', withdrawn: 'taken it back' };

function alreadyDecided({ state, secondUsername: second }: OperatorPromise) {
  if (second === null || state === 'proposed') return promiseErrors('already_decided', 'This needed no second operator.');
  return promiseErrors('already_decided', `${second} has ${DECIDED[state]} already.`);
}
