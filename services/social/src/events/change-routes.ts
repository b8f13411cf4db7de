import { mostAtOnce } from '@facet/money-kit';
import {
  ErrorAnswer,
  formatMoney,
  idOf,
  MadeUnder,
  MoneyInput,
  operatorAct,
  parseMoney,
  requireMade,
  Type,
  type App,
  type Static,
} from '@facet/service-kit';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { editEvent } from './edit-event.ts';
import { endEvent } from './end-event.ts';
import type { EventContext } from './join-event.ts';
import { OperatorEvent, presentForOperators } from './operator-event.ts';

const One = Type.Object({ event: OperatorEvent });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const fields = {
  title: Type.String({ maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  prize: MoneyInput,
  entryFee: Type.Optional(Type.Union([MoneyInput, Type.Null()], { description: 'absent: 0' })),
  maxParticipants: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
  startsAt: Type.String({ maxLength: 40, description: 'ISO 8601 with its zone; may be past' }),
  endsAt: Type.String({ maxLength: 40, description: 'after startsAt, and in the future' }),
};
const strict = { additionalProperties: false };
const NewEventBody = Type.Object(fields, strict);
const EventEditBody = Type.Object(
  { ...fields, version: Type.Integer({ description: 'of the event as it was seen: 409 event_changed when somebody else was quicker' }) },
  strict,
);

/** What operators change about events. */
export function eventChangeRoutes(app: App, context: EventContext): void {
  createRoute(app, context);
  editRoute(app, context);
  endRoute(app, context);
  deleteRoute(app, context);
}

function createRoute(app: App, { kit, seeds }: EventContext): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/events',
      role: 'admin',
      action: 'event.create',
      schema: {
        operationId: 'createEvent',
        summary: 'Makes an event',
        errors: { event_invalid: 400, key_reused: 409 },
        headers: MadeUnder,
        body: NewEventBody,
        response: { 201: One, ...errors },
      },
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), title: input.title.trim() }), input }),
      prepare: () => mostAtOnce(kit.settings, 'social'),
    },
    async (transaction, { headers, body, operator }, most) => {
      const created = await createEvent(transaction, { seeds, most }, { ...body, id: idOf({ headers }) }, operator.username);
      const event = requireMade(presentForOperators(created), asAnswered(body));
      return { result: { event }, subject: subjectOf(created), after: told(event) };
    },
  );
}

function editRoute(app: App, { kit }: EventContext): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/events/:id',
      role: 'admin',
      action: 'event.edit',
      schema: {
        operationId: 'editEvent',
        summary: 'Mends an event, without losing who joined',
        description:
          'What those who joined were promised may only get better: `event_promised` says what may not. After its end the words alone change.',
        again: 'same',
        errors: { event_invalid: 400, event_not_found: 404, event_changed: 409, event_ended: 409, event_promised: 409 },
        params,
        body: EventEditBody,
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id }, body: { version: _, ...input } }) => ({ subject: subjectOf({ id, title: input.title.trim() }), input }),
      prepare: () => mostAtOnce(kit.settings, 'social'),
    },
    async (transaction, { params: { id }, body, operator }, most) => {
      const { before, after } = await editEvent(transaction, { ...body, id }, { by: operator.username, most });
      const event = presentForOperators(after);
      return { result: { event }, subject: subjectOf(after), before: told(presentForOperators(before)), after: told(event) };
    },
  );
}

function endRoute(app: App, context: EventContext): void {
  operatorAct(
    app,
    context.kit,
    {
      method: 'POST',
      url: '/api/admin/events/:id/end',
      role: 'admin',
      action: 'event.end',
      schema: {
        operationId: 'endEvent',
        summary: 'Draws an event’s winner among those who joined, and pays the prize',
        again: 'refused',
        errors: { event_not_found: 404, event_ended: 409 },
        params,
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: subjectOf({ id }) }),
    },
    async (transaction, { params: { id: eventId }, operator }) => {
      const { before, after } = await endEvent(transaction, context, { eventId, by: operator.username });
      const event = presentForOperators(after);
      return { result: { event }, subject: subjectOf(after), before: told(presentForOperators(before)), after: told(event) };
    },
  );
}

function deleteRoute(app: App, { kit, fees }: EventContext): void {
  operatorAct(
    app,
    kit,
    {
      method: 'DELETE',
      url: '/api/admin/events/:id',
      role: 'admin',
      action: 'event.delete',
      schema: {
        operationId: 'deleteEvent',
        summary: 'Takes an event off the list',
        description: 'An active one gives its entry fees back. Answers the event as it was.',
        again: 'refused',
        errors: { event_not_found: 404 },
        params,
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: subjectOf({ id }) }),
    },
    async (transaction, { params: { id: eventId }, operator }) => {
      const deleted = await deleteEvent(transaction, fees, { eventId, by: operator.username });
      const event = presentForOperators(deleted);
      return { result: { event }, subject: subjectOf(deleted), before: told(event) };
    },
  );
}

/** What the audit log tells of an event: not how often it was edited. */
function told({ version: _, ...event }: Static<typeof OperatorEvent>) {
  return event;
}

type NewEventBody = Static<typeof NewEventBody>;
function asAnswered({ title, description = '', prize, entryFee, maxParticipants = null, startsAt, endsAt }: NewEventBody) {
  return {
    title: title.trim(),
    description: description.trim(),
    prize: formatMoney(parseMoney(prize, 'prize')),
    entryFee: formatMoney(parseMoney(entryFee ?? 0, 'entryFee')),
    maxParticipants,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  };
}

function subjectOf({ id, title = id }: { id: string; title?: string }) {
  return { type: 'event', id, label: title };
}
