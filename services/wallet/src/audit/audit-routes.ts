import { ErrorAnswer, operatorErrand, Type, type App, type Kit } from '@facet/service-kit';
import { isLeaseHeld } from './audit-lease.ts';
import type { Auditor } from './auditor.ts';
import { StopOfPayouts, whyStopped } from './payout-stop.ts';
import type { Scope } from './remember-audit.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const SHOWN = 30;

const Audit = Type.Object(
  {
    id: Type.String(),
    scope: Type.Unsafe<Scope>({ type: 'string', enum: ['new', 'all'] }),
    takenAt: Type.String({ format: 'date-time' }),
    finishedAt: Type.String({ format: 'date-time' }),
    faults: Type.Integer(),
    findings: Type.Array(
      Type.Object({
        check: Type.String(),
        faults: Type.Integer(),
        examples: Type.Array(Type.Object({ memberId: Type.Union([Type.String(), Type.Null()]), detail: Type.String() })),
      }),
    ),
    notRun: Type.Array(Type.Object({ check: Type.String(), reason: Type.String() }), {
      description: 'checks that could not look: they are neither clean nor a fault',
    }),
  },
  { $id: 'WalletAudit' },
);

const Audits = Type.Object(
  {
    running: Type.Boolean({ description: 'one is going on, on whatever replica' }),
    stopped: StopOfPayouts,
    audits: Type.Array(Audit, { description: 'the last ones, newest first' }),
  },
  { $id: 'WalletAudits' },
);

interface Row {
  id: string;
  scope: Scope;
  taken_at: Date;
  finished_at: Date;
  faults: number;
  findings: { check: string; faults: number; examples: { memberId: string | null; detail: string }[] }[];
  not_run: { check: string; reason: string }[];
}

/** The proof of the money, for operators. */
export function auditRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>, auditor: Auditor): void {
  const { database } = kit;
  const read = async () => {
    const rows: Row[] = await database<Row>('audits').orderBy('taken_at', 'desc').limit(SHOWN);
    const running = auditor.running || (await isLeaseHeld(database));
    return { running, stopped: (await whyStopped(database)) ?? null, audits: rows.map(present) };
  };

  app.get(
    '/api/admin/wallet-audits',
    {
      schema: { operationId: 'listWalletAudits', summary: 'What the last audits of the money found', response: { 200: Audits, ...errors } },
      config: { permission: { operator: 'moderator' } },
    },
    read,
  );

  operatorErrand(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/wallet-audits',
      role: 'admin',
      anySignIn: 'it only reads',
      action: 'wallet_audit.start',
      schema: {
        operationId: 'startWalletAudit',
        summary: 'Proves all of the money now',
        description: 'See `running` for its end. Stopped payouts go on once the checks that failed have run and found nothing.',
        again: 'same',
        response: { 202: Audits, ...errors },
      },
      asked: () => ({ subject: { type: 'wallet', id: 'audit', label: 'The audit of the money' } }),
    },
    async () => {
      auditor.start();
      return { result: await read() };
    },
  );
}

function present({ id, scope, taken_at, finished_at, faults, findings, not_run }: Row) {
  return { id, scope, takenAt: taken_at.toISOString(), finishedAt: finished_at.toISOString(), faults, findings, notRun: not_run };
}
