import type { Database } from '@facet/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Withdrawal } from '../withdrawals/index.ts';
import { presentForOperators } from './list-payouts.ts';
import { overtakenText } from './process-batch.ts';
import { findWithdrawal } from './process-withdrawal.ts';
import { readPayout } from './read-payout.ts';

interface Outcome {
  database: Database;
  id: string;
  /** As the decision left it; undefined: another was quicker, or it does not fit. */
  withdrawal: Withdrawal | undefined;
}

/** Answers what came of a decision on one: 200, 202 while nobody knows, 409 with the state that it has now. */
export async function decided({ id: requestId }: Pick<FastifyRequest, 'id'>, reply: FastifyReply, { database, id, withdrawal }: Outcome) {
  const now = withdrawal ?? (await findWithdrawal(database, id));
  const payout = await readPayout(database, now);
  if (withdrawal) return reply.code(withdrawal.state === 'unknown' ? 202 : 200).send(payout);
  const message = overtakenText(now);
  return reply.code(409).send({
    error: message,
    message,
    code: 'already_decided',
    requestId,
    withdrawal: presentForOperators(now, payout.withdrawal.username),
  });
}
