import { DomainError, ErrorAnswer, Type, type Static } from '@facet/service-kit';
import type { FastifyReply } from 'fastify';
import { Value } from 'typebox/value';
import { answerOf } from '../callees/index.ts';
import { Withdrawal } from './withdrawal.ts';

/** 409: another decision was quicker; `withdrawal` is as it is now. */
export const Overtaken = Type.Object({ ...ErrorAnswer.properties, withdrawal: Withdrawal });

type FromWallet = <Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>) => Promise<Data>;

/** A decision in the wallet; where another was quicker, its answer is passed on with the withdrawal as it is now. */
export async function answerOvertaken<Result>(reply: FastifyReply, work: (answered: FromWallet) => Promise<Result>) {
  let overtaken: Static<typeof Overtaken> | undefined;
  try {
    return await work(async (call) => {
      const answered = await call;
      if (answered.response.status === 409 && Value.Check(Overtaken, answered.error)) overtaken = answered.error;
      return answerOf('wallet', Promise.resolve(answered));
    });
  } catch (error) {
    if (overtaken && error instanceof DomainError) return reply.code(409).send(overtaken);
    throw error;
  }
}
