import { ErrorAnswer, idOf, MadeUnder, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { assignCase } from './assign-case.ts';
import { answerCase, decideAppeal, resolveCase } from './answer-case.ts';
import { requireText } from './case-messages.ts';
import { noteInCase } from './case-notes.ts';
import { CaseAnswer, CaseId, presentCase, TEXT_MAX_LENGTH, Text } from './case-schemas.ts';
import type { CaseRecord } from './case.ts';
import type { Colleagues } from './colleagues.ts';
import { snoozeCase, snoozedUntil } from './snooze-case.ts';

const strict = { additionalProperties: false };
const Seen = Type.Integer({ minimum: 1, description: '`version` of the case as it was read: 409 case_changed when somebody was quicker' });
const Assignee = Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]);
const response = { 200: Type.Object({ case: CaseAnswer }), '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const refused = { case_not_found: 404, case_changed: 409, case_over: 409, case_full: 409, key_reused: 409 } as const;
const about = ({ params: { id } }: { params: { id: string } }) => ({ type: 'case', id, label: id });
const named = ({ id, number }: CaseRecord) => ({ type: 'case', id, label: `case ${number}` });
const stateOf = ({ state }: CaseRecord) => ({ state });

/** What operators do with cases. What was said stays in the case: the audit log has none of it. */
export function caseActRoutes(app: App, kit: Kit, colleagues: Colleagues): void {
  answerRoute(app, kit);
  resolveRoute(app, kit);
  decideRoute(app, kit);
  noteRoute(app, kit);
  snoozeRoute(app, kit);
  assignRoute(app, kit, colleagues);
}

function answerRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/cases/:id/answer',
      role: 'moderator',
      action: 'case.answer',
      schema: {
        operationId: 'answerCase',
        summary: 'Answers a member, and waits for them',
        errors: { text_missing: 400, ...refused },
        headers: MadeUnder,
        params: CaseId,
        body: Type.Object({ seen: Seen, text: Text }, strict),
        response,
      },
      asked: (request) => ({ subject: about(request) }),
    },
    async (transaction, request) => {
      const { seen, text } = request.body;
      const { before, after, isKnown } = await answerCase(transaction, kit.outbox, { ...moveOf(request), seen, text: requireText(text) });
      return { result: { case: presentCase(after) }, subject: named(after), isKnown, before: stateOf(before), after: stateOf(after) };
    },
  );
}

function resolveRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/cases/:id/resolve',
      role: 'moderator',
      action: 'case.resolve',
      schema: {
        operationId: 'resolveCase',
        summary: 'Ends a case, with a last answer or without',
        errors: refused,
        headers: MadeUnder,
        params: CaseId,
        body: Type.Object({ seen: Seen, text: Type.Optional(Type.String({ maxLength: TEXT_MAX_LENGTH })) }, strict),
        response,
      },
      asked: (request) => ({ subject: about(request) }),
    },
    async (transaction, request) => {
      const { seen, text } = request.body;
      const act = { ...moveOf(request), seen, text: text?.trim() ? text.trim() : null };
      const { before, after, isKnown } = await resolveCase(transaction, kit.outbox, act);
      return { result: { case: presentCase(after) }, subject: named(after), isKnown, before: stateOf(before), after: stateOf(after) };
    },
  );
}

function decideRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/cases/:id/decide',
      role: 'moderator',
      action: 'appeal.decide',
      schema: {
        operationId: 'decideAppeal',
        summary: 'Decides an appeal: `lifted` ends the ban at once',
        errors: { text_missing: 400, not_an_appeal: 409, ...refused },
        headers: MadeUnder,
        params: CaseId,
        body: Type.Object(
          {
            seen: Seen,
            decision: Type.Unsafe<'lifted' | 'kept'>({ type: 'string', enum: ['lifted', 'kept'] }),
            reason: Type.String({ maxLength: 500, description: 'for the audit log' }),
            text: Text,
          },
          strict,
        ),
        response,
      },
      asked: ({ params: { id }, body: { decision, reason } }) => ({
        subject: { type: 'case', id, label: id },
        input: { decision, reason },
      }),
    },
    async (transaction, request) => {
      const { seen, decision, text } = request.body;
      const act = { ...moveOf(request), seen, decision, text: requireText(text) };
      const { after, isKnown, member } = await decideAppeal(transaction, kit.outbox, act);
      const { id, username, disabled, banReason, bannedBy } = member;
      return {
        result: { case: presentCase(after) },
        // Where operators look for what became of a member.
        subject: { type: 'member', id, label: username },
        isKnown,
        before: { disabled, banReason, bannedBy },
        after: { disabled: decision === 'lifted' ? false : disabled, case: String(after.number) },
      };
    },
  );
}

function noteRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/cases/:id/note',
      role: 'moderator',
      action: 'case.note',
      schema: {
        operationId: 'noteInCase',
        summary: 'Notes something in a case for other operators',
        description: 'The member is never told of it. A case that is over takes notes too.',
        errors: { text_missing: 400, case_not_found: 404, case_full: 409, key_reused: 409 },
        headers: MadeUnder,
        params: CaseId,
        body: Type.Object({ text: Text }, strict),
        response: { 201: Type.Object({ id: Type.String({ description: 'of the note' }) }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      asked: (request) => ({ subject: about(request) }),
    },
    async (transaction, request) => {
      const { id, by, key } = moveOf(request);
      const { found, isKnown } = await noteInCase(transaction, { id, by, key, text: requireText(request.body.text) });
      return { result: { id: key }, subject: named(found), isKnown };
    },
  );
}

function snoozeRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/cases/:id/snooze',
      role: 'moderator',
      action: 'case.snooze',
      schema: {
        operationId: 'snoozeCase',
        summary: 'Takes an open case out of the queue until a time, or back into it',
        description: 'It is back at that time, and before as soon as its member or an operator writes. The member is not told.',
        again: 'same',
        errors: { snooze_invalid: 400, case_not_found: 404, case_changed: 409 },
        params: CaseId,
        body: Type.Object(
          { until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'null: back into the queue' }) },
          strict,
        ),
        response,
      },
      asked: (request) => ({ subject: about(request) }),
    },
    async (transaction, { params: { id }, body: { until }, operator }) => {
      const wanted = { id, until: until === null ? null : new Date(until), by: operator.username };
      const { before, after } = await snoozeCase(transaction, wanted);
      const told = (found: CaseRecord) => ({ snoozedUntil: snoozedUntil(found) });
      return { result: { case: presentCase(after) }, subject: named(after), before: told(before), after: told(after) };
    },
  );
}

function assignRoute(app: App, kit: Kit, colleagues: Colleagues): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/cases/:id/assignee',
      role: 'moderator',
      action: 'case.assign',
      schema: {
        operationId: 'assignCase',
        summary: 'Takes a case, gives it to another operator, or releases it',
        description: 'Others can still answer it. The member is not told.',
        again: 'same',
        errors: { case_not_found: 404, colleague_not_found: 404, case_assigned: 409, case_over: 409 },
        params: CaseId,
        body: Type.Object(
          {
            from: { ...Assignee, description: 'whose it was as it was read; null: nobody’s. 409 case_assigned when somebody was quicker' },
            to: { ...Assignee, description: 'null: nobody' },
          },
          strict,
        ),
        response,
      },
      asked: (request) => ({ subject: about(request), input: request.body }),
      prepare: async ({ body: { to }, operator }) => (to === null || to === operator.username ? to : await colleagues.nameOf(to)),
    },
    async (transaction, { params: { id }, body: { from } }, to) => {
      const { before, after, isKnown } = await assignCase(transaction, { id, from, to });
      const told = ({ assignee }: CaseRecord) => ({ assignee });
      return { result: { case: presentCase(after) }, subject: named(after), isKnown, before: told(before), after: told(after) };
    },
  );
}

interface Asked {
  params: { id: string };
  operator: { username: string };
  headers: { 'idempotency-key'?: string };
}

const moveOf = (request: Asked) => ({ id: request.params.id, by: request.operator.username, key: idOf(request) });
