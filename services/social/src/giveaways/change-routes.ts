import { mostAtOnce } from '@facet/money-kit';
import {
  ErrorAnswer,
  formatMoney,
  idOf,
  type Kit,
  keepPromise,
  MadeUnder,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  promiseAlone,
  Proposed,
  promiseLimitRoute,
  proposalRoutes,
  requireMade,
  Type,
  uuidv7,
  type App,
  type Static,
} from '@facet/service-kit';
import { checkedGiveaway, createGiveaway } from './create-giveaway.ts';
import { deleteGiveaway } from './delete-giveaway.ts';
import { editGiveaway } from './edit-giveaway.ts';
import { endGiveaway } from './end-giveaway.ts';
import type { GiveawayContext } from './join-giveaway.ts';
import { OperatorGiveaway, presentForOperators } from './operator-giveaway.ts';

const KIND = 'event';
const One = Type.Object({ event: OperatorGiveaway });
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
const NewGiveawayBody = Type.Object(fields, strict);
const Time = Type.String({ format: 'date-time' });
/** As it was asked for, and waits. */
const ProposedGiveaway = Type.Object(
  {
    title: Type.String(),
    description: Type.String(),
    prize: MoneyText,
    entryFee: MoneyText,
    maxParticipants: Type.Union([Type.Integer(), Type.Null()]),
    startsAt: Time,
    endsAt: Time,
  },
  { $id: 'ProposedEvent' },
);
const GiveawayEditBody = Type.Object(
  { ...fields, version: Type.Integer({ description: 'of the event as it was seen: 409 event_changed when somebody else was quicker' }) },
  strict,
);

/** What operators change about events. */
export function giveawayChangeRoutes(app: App, context: GiveawayContext): void {
  createRoute(app, context);
  editRoute(app, context);
  endRoute(app, context);
  deleteRoute(app, context);
  const { kit, seeds } = context;
  promiseLimitRoute(app, kit, { url: '/api/admin/events/limit', operationId: 'readEventLimit' });
  proposalRoutes(app, kit, {
    url: '/api/admin/events/proposals',
    kind: KIND,
    operations: { list: 'listProposedEvents', confirm: 'confirmEvent', decline: 'declineEvent', withdraw: 'withdrawEvent' },
    asked: ProposedGiveaway,
    errors: { event_invalid: 400 },
    prepare: () => mostAtOnce(kit.settings, 'social'),
    subjectOf: ({ id, asked: { title } }) => subjectOf({ id, title }),
    async make(transaction, { id, asked, by }, most) {
      const { created } = await createGiveaway(transaction, { seeds, most }, { ...asked, id }, by);
      return { after: told(presentForOperators(created)) };
    },
  });
}

/** R$ that the wallet books at once at most, and that one operator promises alone in 24 hours. */
async function readLimits({ settings }: Pick<Kit, 'settings'>) {
  const [most, alone] = await Promise.all([mostAtOnce(settings, 'social'), settings.require('promise_limit')]);
  return { most, alone: parseMoney(alone, 'promise_limit') };
}

function createRoute(app: App, { kit, seeds }: GiveawayContext): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/events',
      role: 'admin',
      action: 'event.create',
      orAction: 'event.propose',
      schema: {
        operationId: 'createEvent',
        summary: 'Makes an event',
        description:
          '202: with what the operator promised alone in the last 24 hours the prize is above the setting `promise_limit`, so another one confirms it.',
        errors: { event_invalid: 400, key_reused: 409, proposal_declined: 409, proposal_withdrawn: 409 },
        headers: MadeUnder,
        body: NewGiveawayBody,
        response: { 201: One, 202: Proposed, ...errors },
      },
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), title: input.title.trim() }), input }),
      prepare: () => readLimits(kit),
    },
    async (transaction, { headers, body, operator }, { most, alone }) => {
      const id = idOf({ headers });
      const { prize } = checkedGiveaway(body, most);
      const promise = { id, kind: KIND, asked: asAnswered(body), promisedHundredths: prize, operator };
      const waiting = await keepPromise(transaction, promise, alone);
      if (waiting) return { ...waiting, subject: subjectOf({ id, title: body.title.trim() }) };
      const { created, isKnown } = await createGiveaway(transaction, { seeds, most }, { ...body, id }, operator.username);
      const giveaway = requireMade(presentForOperators(created), asAnswered(body));
      return { result: { event: giveaway }, subject: subjectOf(created), isKnown, after: told(giveaway) };
    },
  );
}

function editRoute(app: App, { kit }: GiveawayContext): void {
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
        errors: {
          event_invalid: 400,
          event_not_found: 404,
          event_changed: 409,
          event_ended: 409,
          event_promised: 409,
          second_operator_needed: 409,
        },
        params,
        body: GiveawayEditBody,
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id }, body: { version: _, ...input } }) => ({ subject: subjectOf({ id, title: input.title.trim() }), input }),
      prepare: () => readLimits(kit),
    },
    async (transaction, { params: { id }, body, operator }, { most, alone }) => {
      const { before, after } = await editGiveaway(transaction, { ...body, id }, { by: operator.username, most });
      const promisedHundredths = after.prize - before.prize;
      if (promisedHundredths > 0n)
        await promiseAlone(transaction, { id: uuidv7(), kind: 'event_prize', asked: { id }, promisedHundredths, operator }, alone);
      const giveaway = presentForOperators(after);
      return { result: { event: giveaway }, subject: subjectOf(after), before: told(presentForOperators(before)), after: told(giveaway) };
    },
  );
}

function endRoute(app: App, context: GiveawayContext): void {
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
    async (transaction, { params: { id: giveawayId }, operator }) => {
      const { before, after } = await endGiveaway(transaction, context, { giveawayId, by: operator.username });
      const giveaway = presentForOperators(after);
      return { result: { event: giveaway }, subject: subjectOf(after), before: told(presentForOperators(before)), after: told(giveaway) };
    },
  );
}

function deleteRoute(app: App, { kit, fees }: GiveawayContext): void {
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
    async (transaction, { params: { id: giveawayId }, operator }) => {
      const deleted = await deleteGiveaway(transaction, fees, { giveawayId, by: operator.username });
      const giveaway = presentForOperators(deleted);
      return { result: { event: giveaway }, subject: subjectOf(deleted), before: told(giveaway) };
    },
  );
}

/** What the audit log tells of an event: not how often it was edited. */
function told({ version: _, ...giveaway }: Static<typeof OperatorGiveaway>) {
  return giveaway;
}

type NewGiveawayBody = Static<typeof NewGiveawayBody>;
function asAnswered({ title, description = '', prize, entryFee, maxParticipants = null, startsAt, endsAt }: NewGiveawayBody) {
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
