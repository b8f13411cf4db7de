import { inTransaction } from '../database/open-database.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { App } from '../http/app.ts';
import type { Kit } from '../kit.ts';
import { addActRoute, type ActRoute, type ActSchema, type AnswerOf, type Done, type RequestOf } from './act-route.ts';
import { AuditLog, problemOf, type Asked, type End, type OperatorCall } from './audit-log.ts';

type ErrandKit = Pick<Kit, 'database' | 'outbox' | 'log'>;
/** `failed`: it was surely not done. */
type OutcomeOf = (error: unknown) => 'failed' | 'unknown';

interface Errand extends Asked {
  /** `noun.verb` */
  action: string;
  /** How it is before, read without a lock. */
  before?: object | null | undefined;
  /** Absent: refusals are failed, silence and errors of ours leave it unknown. */
  outcomeOf?: OutcomeOf | undefined;
}

/**
 * One act of operators that leaves the house (a purchase, another service): no transaction spans it. The intent is
 * recorded before, the outcome after; a process that dies between leaves it unknown. `actId` is the key under which the
 * act reaches others.
 */
export async function runErrand<Answer>(
  { database, outbox, log }: ErrandKit,
  request: OperatorCall,
  { outcomeOf = outcomeOfError, ...asked }: Errand,
  work: (actId: string) => Promise<Pick<Done<Answer>, 'result' | 'after'>>,
): Promise<Answer> {
  const auditLog = new AuditLog(outbox);
  const id = AuditLog.newActId();
  await inTransaction(database, (transaction) => auditLog.record(transaction, request, { ...asked, id }));
  const conclude = (end: End): Promise<void> =>
    inTransaction(database, (transaction) => auditLog.conclude(transaction, id, end)).catch((failure: unknown) =>
      log.error({ err: failure, actId: id }, 'the outcome of an operator’s act was not recorded; what was done stays done'),
    );
  try {
    const { result, after } = await work(id);
    await conclude({ outcome: 'succeeded', after });
    return result;
  } catch (error) {
    await conclude({ outcome: outcomeOf(error), problem: problemOf(error) });
    throw error;
  }
}

/** A changing route of operators that is one such act. */
export function operatorErrand<const Schema extends ActSchema>(
  app: App,
  kit: ErrandKit,
  route: ActRoute<Schema> & { outcomeOf?: OutcomeOf; before?: (request: RequestOf<Schema>) => Promise<object | null> },
  work: (request: RequestOf<Schema>, actId: string) => Promise<Done<AnswerOf<Schema>>>,
): void {
  const { action, outcomeOf } = route;
  addActRoute(app, route, async (request) => {
    const errand = { action, ...route.asked(request), before: await route.before?.(request), outcomeOf };
    return { result: await runErrand(kit, request, errand, (actId) => work(request, actId)) };
  });
}

/** Codes of those who did not answer, or do not know what they did. Any other code says why nothing was done. */
const NO_ANSWER = new Set(['unavailable', 'internal_error']);

function outcomeOfError(error: unknown): 'failed' | 'unknown' {
  return error instanceof DomainError && (error.status < 500 || !NO_ANSWER.has(error.code)) ? 'failed' : 'unknown';
}
