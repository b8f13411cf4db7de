import { inTransaction, type Transaction } from '../database/open-database.ts';
import type { App } from '../http/app.ts';
import type { Kit } from '../kit.ts';
import { addActRoute, type ActRoute, type ActSchema, type AnswerOf, type DoneAct, type RequestOf } from './act-route.ts';
import { AuditLog, problemOf, type Asked, type OperatorCall } from './audit-log.ts';

/**
 * A changing route of operators. `work` does the act in the transaction that it is given, and the entry of the audit
 * log is committed with it or not at all. What it throws takes the act back; the refusal is recorded for itself. What
 * must be asked of others comes before, in `prepare`: nobody is called in a transaction.
 */
export function operatorAct<const Schema extends ActSchema, Prepared = undefined>(
  app: App,
  { database, outbox, log }: Pick<Kit, 'database' | 'outbox' | 'log'>,
  route: ActRoute<Schema> & { prepare?: (request: RequestOf<Schema>) => Promise<Prepared> },
  work: (transaction: Transaction, request: RequestOf<Schema>, prepared: Prepared) => Promise<DoneAct<AnswerOf<Schema>>>,
): void {
  const auditLog = new AuditLog(outbox);
  addActRoute(app, route, async (request) => {
    const { isDry = false, ...asked } = route.asked(request);
    // One id for either end: of a commit whose answer was lost, the log keeps what was committed.
    const act = { id: AuditLog.newActId(), action: route.action, ...asked };
    const tryOut = new TryOut<AnswerOf<Schema>>();
    try {
      const prepared = (await route.prepare?.(request)) as Prepared;
      const done = await inTransaction(database, async (transaction) => {
        const found = await work(transaction, request, prepared);
        if (isDry) throw tryOut.endedWith(found);
        if (found.action !== undefined && found.action !== route.orAction)
          throw new Error(`${route.url} declares no orAction ${found.action}`);
        const { action = act.action, subject = act.subject, before, after, isKnown = false } = found;
        if (!isKnown)
          await auditLog.record(transaction, request, { ...act, action, subject, before, end: { outcome: 'succeeded', after } });
        return found;
      });
      done.committed?.();
      return done;
    } catch (error) {
      if (error === tryOut) return tryOut.done;
      if (!isDry) await recordRefusal(error, request, act);
      throw error;
    }
  });

  async function recordRefusal(error: unknown, request: OperatorCall, act: Asked & { id: string; action: string }): Promise<void> {
    await inTransaction(database, (transaction) =>
      auditLog.record(transaction, request, { ...act, end: { outcome: 'failed', problem: problemOf(error) } }),
    ).catch((failure: unknown) => log.error({ err: failure, actId: act.id }, 'a refused act of an operator was not recorded'));
  }
}

/** Takes back what was only tried, and keeps what would have been answered. */
class TryOut<Answer> extends Error {
  done!: DoneAct<Answer>;

  endedWith(done: DoneAct<Answer>): this {
    this.done = done;
    return this;
  }
}
