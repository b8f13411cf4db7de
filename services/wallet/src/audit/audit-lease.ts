import { inTransaction, uuidv7, type Database, type Transaction } from '@facet/service-kit';

/** Longer than any call to another service; each page and the comparison renew it. */
const LEASE = "interval '10 minutes'";

/** Of the run that may hold other services' promises beside the ledger. */
export interface AuditLease {
  holder: string;
}

/** Lets one reconciliation go on at a time, over all replicas. Undefined: another one is at it. */
export async function withAuditLease<Result>(
  database: Database,
  work: (lease: AuditLease) => Promise<Result>,
): Promise<Result | undefined> {
  const lease = { holder: uuidv7() };
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `update audit_lease set holder = ?, until = clock_timestamp() + ${LEASE}
     where only_row in (select only_row from audit_lease where until < clock_timestamp() for update skip locked)`,
    [lease.holder],
  );
  if (rowCount === 0) return undefined;
  try {
    return await work(lease);
  } finally {
    await database('audit_lease')
      .where(lease)
      .update({ holder: null, until: database.raw("'-infinity'::timestamptz") });
  }
}

/** Whether any replica is at it, or the command. */
export async function isLeaseHeld(database: Database): Promise<boolean> {
  return (await database('audit_lease').whereRaw('until > clock_timestamp()').first()) !== undefined;
}

/** Nobody else can take it until the transaction ends. @throws when somebody has */
export async function holdLease(transaction: Transaction, { holder }: AuditLease): Promise<void> {
  const held = await transaction('audit_lease')
    .where({ holder })
    .update({ until: transaction.raw(`clock_timestamp() + ${LEASE}`) });
  if (held === 0) throw new Error('another reconciliation has begun: this one took too long');
}

export function inLease<Result>(
  database: Database,
  lease: AuditLease,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    await holdLease(transaction, lease);
    return work(transaction);
  });
}
