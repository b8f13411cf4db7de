import { ActConclusion, ActEntry, inTransaction, Type, type App, type Database, type Transaction } from '@facet/service-kit';
import { intentFields, json, OperatorAction, OperatorActionOutcome } from './operator-action.ts';

const config = { permission: { services: 'any' } } as const;
const response = { 204: Type.Null() };

/** What operators did in other services, as their outboxes bring it: each act is kept once, however often it comes. */
export function receivedActRoutes(app: App, database: Database): void {
  app.post(
    '/internal/operator-acts',
    {
      schema: {
        operationId: 'keepOperatorAct',
        summary: 'Keeps an act of an operator in the audit log',
        again: 'same',
        body: ActEntry,
        response,
      },
      config,
    },
    async ({ body, caller }, reply) => {
      await inTransaction(database, (transaction) => keepAct(transaction, caller, body));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/internal/operator-acts/conclusions',
    {
      schema: {
        operationId: 'concludeOperatorAct',
        summary: 'Tells the audit log how an act ended',
        description: 'Of an act whose intent came before.',
        again: 'same',
        body: ActConclusion,
        response,
      },
      config,
    },
    async ({ body: { id, end } }, reply) => {
      await inTransaction(database, (transaction) => keepEnd(transaction, id, end));
      return reply.code(204).send(null);
    },
  );
}

async function keepAct(transaction: Transaction, service: string, act: ActEntry): Promise<void> {
  const fields = { ...intentFields(act), at: transaction.raw('?::timestamptz', [act.at]), service };
  const isFirst = await OperatorAction.insertNew(transaction, fields, 'id');
  // What is known of an act does not change: the first word stands.
  if (isFirst && act.end) await keepEnd(transaction, act.id, act.end);
}

async function keepEnd(transaction: Transaction, id: string, { outcome, after, problem }: NonNullable<ActEntry['end']>): Promise<void> {
  await OperatorActionOutcome.insertNew(transaction, { actionId: id, outcome, after: json(after), problem }, 'action_id');
}
