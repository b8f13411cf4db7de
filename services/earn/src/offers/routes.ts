import { type App, ErrorAnswer, Type } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { providerLabel } from '../walls/index.ts';
import { begunOffers } from './begun-offers.ts';
import type { OfferContext } from './keep-offers.ts';
import { listStates, lookAtLists, type ListState, type Look } from './member-lists.ts';
import { BegunOfferView, OfferView, presentBegun, presentOffer } from './offer-view.ts';
import { type OfferFilter, offerFilters, type OfferSort, offerSorts, selectOffers } from './select-offers.ts';
import { startOffer } from './start-offer.ts';

const config = { permission: 'member' } as const;
const AGENT_LENGTH = 300;

const Query = Type.Object({
  filter: Type.Unsafe<OfferFilter>({ type: 'string', enum: offerFilters, default: 'all' }),
  device: Type.Optional(
    Type.Unsafe<'phone' | 'computer'>({ type: 'string', enum: ['phone', 'computer'], description: 'only what can be done there' }),
  ),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'words of the title, the detail or the provider’s name, all of them' })),
  sort: Type.Unsafe<OfferSort>({ type: 'string', enum: offerSorts, default: 'per_minute' }),
  cursor: Type.Optional(Type.String({ maxLength: 400, description: 'nextCursor of the page before' })),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 12 }),
});

const Answer = Type.Object({
  offers: Type.Array(OfferView),
  total: Type.Integer({ minimum: 0, description: 'how many fit, on all pages' }),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  providers: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      state: Type.Unsafe<ListState>({
        type: 'string',
        enum: listStates,
        description: 'asking: its list is on its way, ask again in a moment; away: it did not answer, its offers are hidden',
      }),
    }),
  ),
  begun: Type.Array(BegunOfferView, { description: 'what the member began and is not paid in full for, the last begun first' }),
});

/** What the providers offer a member, in one list, and the way to an offer. */
export function offerRoutes(app: App, context: OfferContext): void {
  app.get(
    '/api/offers',
    {
      schema: {
        operationId: 'listOffers',
        summary: 'What all providers offer the member, in one list',
        description:
          'Each provider chooses for the member, by their address and browser. A list is asked for when the member first looks, kept fresh for five minutes after each look, and hidden five minutes after the provider’s last answer.',
        querystring: Query,
        response: { 200: Answer, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { id: memberId } = request.member;
      const [{ offers, providers }, begun] = await Promise.all([
        lookAtLists(context, lookOf(request)),
        begunOffers(context.kit.database, memberId),
      ]);
      const { rows, total, nextCursor } = selectOffers(offers, request.query, providerLabel);
      const offered = new Set(offers.map(({ provider, id }) => `${provider}/${id}`));
      const starts = new Map(begun.map(({ provider, offerId, startedAt }) => [`${provider}/${offerId}`, startedAt]));
      const nowMs = Date.now();
      return {
        offers: rows.map((offer) => presentOffer(offer, starts.get(`${offer.provider}/${offer.id}`), nowMs)),
        total,
        nextCursor,
        providers: providers.map(({ id, state }) => ({ id, label: providerLabel(id), state })),
        begun: begun.map((one) => presentBegun(one, offered.has(`${one.provider}/${one.offerId}`))),
      };
    },
  );

  app.post(
    '/api/offers/start',
    {
      schema: {
        operationId: 'startOffer',
        summary: 'Notes that the member begins an offer, and says where it is done',
        again: 'same',
        errors: { offer_gone: 404 },
        body: Type.Object(
          { provider: Type.String({ maxLength: 32 }), offer: Type.String({ maxLength: 100, description: 'its id' }) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ url: Type.String({ description: 'the provider’s own address for this member; personal' }) }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { provider, offer: id } = request.body;
      return { url: await startOffer(context, lookOf(request), { provider, id }) };
    },
  );
}

/** Who looks, from where and with what: by these a provider chooses, as it does when its frame is opened. */
function lookOf(request: FastifyRequest & { member: { id: string } }): Look {
  const address = String(request.headers['x-real-ip'] ?? request.socket.remoteAddress ?? '').slice(0, 64);
  return { memberId: request.member.id, address, agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH) };
}
