import { ActConclusion, ActEntry, inTransaction, Type, type App, type Database, type Transaction } from '@facet/service-kit';

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
  const inserted = await transaction('operator_actions')
    .insert({
      id: act.id,
      at: act.at,
      service,
      operator_id: act.operator.id,
      operator_username: act.operator.username,
      operator_role: act.operator.role,
      session_id: act.operator.sessionId,
      address: act.address,
      request_id: act.requestId,
      action: act.action,
      object_type: act.subject.type,
      object_id: act.subject.id,
      object_label: act.subject.label,
      input: json(act.input),
      before: json(act.before),
    })
    .onConflict('id')
    .ignore()
    .returning('id');
  // What is known of an act does not change: the first word stands.
  if (inserted.length > 0 && act.end) await keepEnd(transaction, act.id, act.end);
}

async function keepEnd(transaction: Transaction, id: string, { outcome, after, problem }: NonNullable<ActEntry['end']>): Promise<void> {
  await transaction('operator_action_outcomes')
    .insert({ action_id: id, outcome, after: json(after), problem })
    .onConflict('action_id')
    .ignore();
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
