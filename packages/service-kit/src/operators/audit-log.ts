import { v7 as uuidv7 } from 'uuid';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/open-database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { addressOf } from '../http/visit.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ActEntry, ActOutcome } from './act-entry.ts';

/** On whom or what; `label` is how people call it. */
export interface Subject {
  type: string;
  id: string;
  label: string;
}

/** What is known of an act before it is done. No secret ever goes in here. */
export interface Asked {
  subject: Subject;
  /** What the operator asked for. */
  input?: object | null;
}

export interface End {
  outcome: ActOutcome;
  after?: object | null | undefined;
  problem?: string;
}

export type OperatorCall = Pick<FastifyRequest, 'operator' | 'id' | 'headers'>;

/**
 * What operators did, written beside the rows that they changed and carried to services/admin, which keeps it: an act
 * that is committed is in the log, one that was rolled back is not.
 */
export class AuditLog {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  static newActId(): string {
    return uuidv7();
  }

  /** `end` absent: nobody knows yet; `conclude` tells. The same `id` twice is kept once. */
  async record(
    transaction: Transaction,
    { operator, id: requestId, headers }: OperatorCall,
    act: Asked & { id: string; action: string; before?: object | null | undefined; end?: End },
  ): Promise<void> {
    const { id, username, role, sessionId } = operator;
    const entry: ActEntry = {
      id: act.id,
      at: await now(transaction),
      operator: { id, username, role, sessionId },
      address: addressOf(headers),
      requestId,
      action: act.action,
      subject: act.subject,
      input: plain(act.input),
      before: plain(act.before),
      end: act.end ? present(act.end) : null,
    };
    await this.#outbox.send(transaction, { to: 'admin', path: '/internal/operator-acts', body: entry, subject: act.id });
  }

  /** How an act ended that was recorded without its end. */
  async conclude(transaction: Transaction, id: string, end: End): Promise<void> {
    const body = { id, end: present(end) };
    await this.#outbox.send(transaction, { to: 'admin', path: '/internal/operator-acts/conclusions', body, subject: id });
  }
}

/** Why an act did not end well, as the operator was told: of an answer 500 no more than that. */
export const problemOf = (error: unknown): string => (error instanceof DomainError ? error.message : 'an error of ours');

function present({ outcome, after, problem }: End): NonNullable<ActEntry['end']> {
  return { outcome, after: plain(after), problem: problem ?? null };
}

const plain = (details: object | null | undefined) => (details ?? null) as Record<string, unknown> | null;

/** By the database's clock. */
async function now(transaction: Transaction): Promise<string> {
  const { rows } = await transaction.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  return (rows[0]?.now ?? new Date()).toISOString();
}
