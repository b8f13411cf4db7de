import { inTransaction, type Transaction } from '../database/open-database.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { App } from '../http/app.ts';
import type { Kit } from '../kit.ts';
import { addActRoute, type ActRoute, type ActSchema, type AnswerOf, type Done, type RequestOf } from './act-route.ts';
import { AuditLog, type Asked, type OperatorCall } from './audit-log.ts';

/** What an answer 500 has for the log; the operator was told no more. */
const OWN_ERROR = 'an error of ours';

/**
 * A changing route of operators. `work` does the act in the transaction that it is given, and the entry of the audit log is committed with
 * it or not at all. What it throws takes the act back; the refusal is recorded for itself. What must be asked of others comes before, in
 * `prepare`: nobody is called in a transaction.
 */
export function operatorAct<const Schema extends ActSchema, Prepared = undefined>(
  app: App,
  { database, outbox, log }: Pick<Kit, 'database' | 'outbox' | 'log'>,
  route: ActRoute<Schema> & { prepare?: (request: RequestOf<Schema>) => Promise<Prepared> },
  work: (transaction: Transaction, request: RequestOf<Schema>, prepared: Prepared) => Promise<Done<AnswerOf<Schema>>>,
): void {
  const auditLog = new AuditLog(outbox);
  addActRoute(app, route, async (request) => {
    const { isDry = false, ...asked } = route.asked(request);
    // One id for either end: of a commit whose answer was lost, the log keeps what was committed.
    const act = { id: AuditLog.newActId(), action: route.action, ...asked };
    const tryOut = new TryOut<AnswerOf<Schema>>();
    try {
      const prepared = (await route.prepare?.(request)) as Prepared;
      return await inTransaction(database, async (transaction) => {
        const { result, subject = act.subject, before, after } = await work(transaction, request, prepared);
        if (isDry) throw tryOut.endedWith(result);
        await auditLog.record(transaction, request, { ...act, subject, before, end: { outcome: 'succeeded', after } });
        return result;
      });
    } catch (error) {
      if (error === tryOut) return tryOut.result;
      if (!isDry) await recordRefusal(error, request, act);
      throw error;
    }
  });

  async function recordRefusal(error: unknown, request: OperatorCall, act: Asked & { id: string; action: string }): Promise<void> {
    const problem = error instanceof DomainError ? error.message : OWN_ERROR;
    await inTransaction(database, (transaction) =>
      auditLog.record(transaction, request, { ...act, end: { outcome: 'failed', problem } }),
    ).catch((failure: unknown) => log.error({ err: failure, actId: act.id }, 'a refused act of an operator was not recorded'));
  }
}

/** Takes back what was only tried, and keeps what would have been answered. */
class TryOut<Answer> extends Error {
  result: Answer | undefined;

  endedWith(result: Answer): this {
    this.result = result;
    return this;
  }
}

/** Codes of those who did not answer, or do not know what they did. Any other code says why nothing was done. */
const NO_ANSWER = new Set(['unavailable', 'internal_error']);

/**
 * A changing route of operators whose act leaves the house (a purchase, another service): no transaction spans it. The intent is recorded
 * before, the outcome after; a process that dies between leaves it unknown. `actId` is the key under which the act reaches others.
 */
export function operatorErrand<const Schema extends ActSchema>(
  app: App,
  { database, outbox, log }: Pick<Kit, 'database' | 'outbox' | 'log'>,
  route: ActRoute<Schema> & {
    /** `failed`: it was surely not done. Absent: refusals are, silence and errors of ours leave it unknown. */
    outcomeOf?: (error: unknown) => 'failed' | 'unknown';
    /** How it is before, read without a lock. */
    before?: (request: RequestOf<Schema>) => Promise<object | null>;
  },
  work: (request: RequestOf<Schema>, actId: string) => Promise<Done<AnswerOf<Schema>>>,
): void {
  const auditLog = new AuditLog(outbox);
  const outcomeOf = route.outcomeOf ?? ((error: unknown) => (isRefusal(error) ? 'failed' : 'unknown'));
  addActRoute(app, route, async (request) => {
    const act = { id: AuditLog.newActId(), action: route.action, ...route.asked(request) };
    const before = await route.before?.(request);
    await inTransaction(database, (transaction) => auditLog.record(transaction, request, { ...act, before }));
    const conclude = (end: Parameters<AuditLog['conclude']>[2]): Promise<void> =>
      inTransaction(database, (transaction) => auditLog.conclude(transaction, act.id, end)).catch((failure: unknown) =>
        log.error({ err: failure, actId: act.id }, 'the outcome of an operator’s act was not recorded; what was done stays done'),
      );
    try {
      const { result, after } = await work(request, act.id);
      await conclude({ outcome: 'succeeded', after });
      return result;
    } catch (error) {
      await conclude({ outcome: outcomeOf(error), problem: error instanceof DomainError ? error.message : OWN_ERROR });
      throw error;
    }
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && (error.status < 500 || !NO_ANSWER.has(error.code));
}
