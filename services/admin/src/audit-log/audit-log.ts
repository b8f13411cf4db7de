import { addressOf, DomainError, uuidv7, type Database } from '@facet/service-kit';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { intentFields, json, OperatorAction, OperatorActionOutcome } from './operator-action.ts';

/** What an operator is about to do. No secret ever goes in here. */
export interface ActionInfo {
  /** `noun.verb`: `member.ban`. */
  action: string;
  /** On whom or what; `label` is how people call it. */
  object: { type: string; id: string; label: string };
  /** What they asked for. */
  input?: object;
  /** How it was before, as far as known without asking for long. */
  before?: object | null;
}

/** How it ended. */
interface ActionEnd {
  outcome: 'succeeded' | 'failed' | 'unknown';
  after: object | null;
  /** Why it did not succeed, as the operator was told. */
  problem: string | null;
}

type Actor = Pick<FastifyRequest, 'id' | 'headers' | 'operator'>;

/** Codes of those who did not answer, or do not know what they did. Any other code says why nothing was done. */
const NO_ANSWER = new Set(['unavailable', 'internal_error']);

/** Every operator action: the intent is written first, what came of it is a second row. */
export class AuditLog {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;

  constructor({ database, log }: { database: Database; log: FastifyBaseLogger }) {
    this.#database = database;
    this.#log = log;
  }

  /**
   * Does `work` between the two rows. `actionId` is the key under which it is to reach other services: the same action
   * twice is one. A refusal, whatever its status, is written as failed; where nobody can know whether it was done (no
   * answer, our own failure), as unknown. Rethrows.
   */
  async record<Result>(
    request: Actor,
    info: ActionInfo,
    work: (actionId: string) => Promise<{ result: Result; after?: object | null }>,
  ): Promise<Result> {
    const actionId = await this.#intend(request, info);
    try {
      const { result, after } = await work(actionId);
      await this.#conclude(actionId, { outcome: 'succeeded', after: after ?? null, problem: null });
      return result;
    } catch (error) {
      const isRefusal = error instanceof DomainError && (error.status < 500 || !NO_ANSWER.has(error.code));
      const problem = error instanceof DomainError ? error.message : 'an error of ours';
      await this.#conclude(actionId, { outcome: isRefusal ? 'failed' : 'unknown', after: null, problem });
      throw error;
    }
  }

  async #intend({ operator, id: requestId, headers }: Actor, { object: subject, ...info }: ActionInfo): Promise<string> {
    const id = uuidv7();
    const fields = intentFields({ ...info, id, operator, address: addressOf(headers), requestId, subject });
    await OperatorAction.query(this.#database).insert(fields);
    return id;
  }

  /**
   * A row that could not be written leaves the action without an outcome, which reads as unknown; what was done stays
   * done.
   */
  async #conclude(actionId: string, end: ActionEnd): Promise<void> {
    await OperatorActionOutcome.query(this.#database)
      .insert({ actionId, outcome: end.outcome, after: json(end.after), problem: end.problem })
      .catch((error: unknown) => this.#log.error({ err: error, actionId }, 'the outcome of an operator action was not written'));
  }
}
