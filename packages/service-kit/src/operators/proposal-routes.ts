import { type Static, type TSchema, Type } from 'typebox';
import type { Transaction } from '../database/open-database.ts';
import type { App } from '../http/app.ts';
import { ErrorAnswer } from '../errors/error-answer.ts';
import type { Kit } from '../kit.ts';
import { formatMoney, MoneyText } from '../money/hundredths.ts';
import type { DoneAct } from './act-route.ts';
import type { Subject } from './audit-log.ts';
import { operatorAct } from './operator-act.ts';
import { decidePromise, OperatorPromise } from './operator-promise.ts';

const MOST = 100;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const body = Type.Object({}, { additionalProperties: false });
const refused = { own_proposal: 403, proposal_not_found: 404, already_decided: 409 };
const Success = Type.Object({ success: Type.Literal(true) });

/** Something that waits for a second operator: what it asks for, and what it would promise. */
const Proposal = (asked: TSchema) =>
  Type.Object({
    id: Type.String({ format: 'uuid' }),
    // as it was kept; each kind has its own schema
    asked: Type.Unsafe<unknown>(asked),
    promised: { ...MoneyText, description: 'R$ in all' },
    by: Type.Object({ id: Type.String(), username: Type.String() }),
    createdAt: Type.String({ format: 'date-time' }),
  });

/** What a call answers that made nothing yet: another operator has to confirm it. */
export const Proposed = Type.Object({ proposal: Type.Object({ id: Type.String({ format: 'uuid' }) }) });

export interface ProposalKind<Asked extends TSchema, Prepared> {
  /** `/api/admin/code-batches/proposals` */
  url: string;
  /** As the promise was kept; its acts are `<kind>.confirm`, `.decline` and `.withdraw`. */
  kind: string;
  operations: { list: string; confirm: string; decline: string; withdraw: string };
  asked: Asked;
  /** What confirming may be refused for, beside what it may be for every proposal. */
  errors: Record<string, number>;
  /** What must be asked of others first. */
  prepare: () => Promise<Prepared>;
  subjectOf: (proposal: { id: string; asked: Static<Asked> }) => Subject;
  /** Does what was asked for, in the transaction of the decision. */
  make: (
    transaction: Transaction,
    proposal: { id: string; asked: Static<Asked>; by: string },
    prepared: Prepared,
  ) => Promise<Pick<DoneAct<unknown>, 'after'>>;
}

/** What waits for a second operator: another one than its own decides, its own takes it back. */
export function proposalRoutes<Asked extends TSchema, Prepared>(app: App, kit: Kit, kind: ProposalKind<Asked, Prepared>): void {
  listRoute(app, kit, kind);
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: `${kind.url}/:id/confirm`,
      role: 'admin',
      fresh: true,
      action: `${kind.kind}.confirm`,
      schema: {
        operationId: kind.operations.confirm,
        summary: 'Does what another operator proposed',
        description: 'What cannot be done now stays proposed.',
        again: 'same',
        errors: { ...refused, ...kind.errors },
        params,
        body,
        response: { 200: Success, ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: { type: kind.kind, id, label: id } }),
      prepare: kind.prepare,
    },
    async (transaction, { params: { id }, operator }, prepared) => {
      const { promise, isKnown } = await decidePromise(transaction, { id, kind: kind.kind, operator, to: 'made' });
      if (isKnown) return { result, isKnown };
      const { asked, operatorUsername: by } = promise;
      const { after = null } = await kind.make(transaction, { id, asked: asked as Static<Asked>, by }, prepared);
      return { result, subject: subjectOf(kind, promise), before: told(promise), after };
    },
  );
  endRoutes(app, kit, kind);
}

/** Neither is anything done: another operator declines it, its own takes it back. */
function endRoutes<Asked extends TSchema, Prepared>(app: App, kit: Kit, kind: ProposalKind<Asked, Prepared>): void {
  end('decline', 'declined', 'Declines what another operator proposed: nothing is done, ever', refused);
  end('withdraw', 'withdrawn', 'Takes back what the operator proposed: nothing is done, ever', {
    others_proposal: 403,
    proposal_not_found: 404,
    already_decided: 409,
  });

  function end(verb: 'decline' | 'withdraw', to: 'declined' | 'withdrawn', summary: string, errorsOf: Record<string, number>): void {
    operatorAct(
      app,
      kit,
      {
        method: 'POST',
        url: `${kind.url}/:id/${verb}`,
        role: 'admin',
        action: `${kind.kind}.${verb}`,
        schema: {
          operationId: kind.operations[verb],
          summary,
          again: 'same',
          errors: errorsOf,
          params,
          body,
          response: { 200: Success, ...errors },
        },
        asked: ({ params: { id } }) => ({ subject: { type: kind.kind, id, label: id } }),
      },
      async (transaction, { params: { id }, operator }) => {
        const { promise, isKnown } = await decidePromise(transaction, { id, kind: kind.kind, operator, to });
        return { result, isKnown, subject: subjectOf(kind, promise), before: told(promise), after: { state: to } };
      },
    );
  }
}

const result = { success: true as const };

/** For the audit log. */
const told = ({ asked, promisedHundredths, operatorUsername: by }: OperatorPromise) => ({
  ...(asked as object),
  promised: formatMoney(promisedHundredths),
  by,
});

function subjectOf<Asked extends TSchema>(
  { subjectOf: of }: Pick<ProposalKind<Asked, unknown>, 'subjectOf'>,
  { id, asked }: OperatorPromise,
) {
  return of({ id, asked: asked as Static<Asked> });
}

type Listed = Pick<ProposalKind<TSchema, unknown>, 'url' | 'kind' | 'operations' | 'asked'>;

function listRoute(app: App, { database }: Kit, { url, kind, operations, asked }: Listed): void {
  app.get(
    url,
    {
      schema: {
        operationId: operations.list,
        summary: 'What waits for a second operator',
        description: 'The 100 oldest first. What became of others is in the audit log.',
        response: { 200: Type.Object({ proposals: Type.Array(Proposal(asked)), total: Type.Integer({ minimum: 0 }) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => {
      const waiting = OperatorPromise.query(database).where({ kind, state: 'proposed' });
      const rows = await waiting.clone().orderBy(['created_at', 'id']).limit(MOST);
      const proposals = rows.map((row) => ({
        id: row.id,
        asked: row.asked,
        promised: formatMoney(row.promisedHundredths),
        by: { id: row.operatorId, username: row.operatorUsername },
        createdAt: row.createdAt.toISOString(),
      }));
      return { proposals, total: await waiting.resultSize() };
    },
  );
}
