import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { isLeaseHeld } from './audit-lease.ts';
import type { Auditor } from './auditor.ts';
import { whyStopped } from './payout-stop.ts';
import type { Scope } from './remember-audit.ts';

const config = { permission: { services: ['admin'] } };
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
  { $id: 'Audit' },
);

const Audits = Type.Object(
  {
    running: Type.Boolean({ description: 'one is going on, on whatever replica' }),
    stopped: Type.Union([Type.Object({ since: Type.String(), faults: Type.Integer(), checks: Type.Array(Type.String()) }), Type.Null()]),
    audits: Type.Array(Audit, { description: 'the last ones, newest first' }),
  },
  { $id: 'Audits' },
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
export function auditRoutes(app: App, { database, auditor }: { database: Database; auditor: Auditor }): void {
  const read = async () => {
    const rows: Row[] = await database<Row>('audits').orderBy('taken_at', 'desc').limit(SHOWN);
    const running = auditor.running || (await isLeaseHeld(database));
    return { running, stopped: (await whyStopped(database)) ?? null, audits: rows.map(present) };
  };

  app.get(
    '/internal/audits',
    { schema: { operationId: 'listAudits', summary: 'What the last audits found', response: { 200: Audits, '4xx': ErrorAnswer } }, config },
    read,
  );

  app.post(
    '/internal/audits',
    {
      schema: {
        operationId: 'startAudit',
        summary:
          'Proves all of it now, beside whatever else goes on; see `running` for its end. Stopped payouts go on when each check that stopped them ran and is clean',
        body: Type.Object({ by: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
        response: { 202: Audits, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request, reply) => {
      auditor.start();
      request.log.info({ by: request.body.by }, 'audit: asked for');
      return reply.code(202).send(await read());
    },
  );
}

function present({ id, scope, taken_at, finished_at, faults, findings, not_run }: Row) {
  return { id, scope, takenAt: taken_at.toISOString(), finishedAt: finished_at.toISOString(), faults, findings, notRun: not_run };
}
