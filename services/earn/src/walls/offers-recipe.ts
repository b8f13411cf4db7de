import { type Static, Type } from '@facet/service-kit';

const strict = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });

export const offerKinds = ['survey', 'game', 'app', 'video', 'signup', 'other'] as const;
export type OfferKind = (typeof offerKinds)[number];
const Kind = Type.Unsafe<OfferKind>({ type: 'string', enum: offerKinds });

const Path = Type.String({ minLength: 1, description: 'dotted, into the answer or into one offer' });

/** How the list is asked for and read. The engine in src/offers runs them all. */
const List = Type.Object(
  {
    method: Type.Unsafe<'GET' | 'POST'>({ type: 'string', enum: ['GET', 'POST'] }),
    address: Type.String({ pattern: '^https://' }),
    query: Type.Record(Text, Text),
    headers: Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), Text),
    body: Type.Optional(Type.Record(Text, Type.Unknown(), { description: 'JSON; its texts are filled in as the query is' })),
    publicIds: Type.Array(Type.String({ pattern: '^[a-z][A-Za-z]*$' }), {
      description: 'what the provider gave the operator for this alone, beside what the frame’s address needs',
    }),
    succeeded: Type.Object({ path: Path, value: Type.String() }, { ...strict, description: 'what an answer says that holds a list' }),
    offers: Path,
    offer: Type.Object(
      {
        id: Path,
        title: Type.Optional(Path),
        detail: Type.Optional(Path),
        /** R$, a decimal; a sum of its steps where the offer itself names none. */
        reward: Path,
        time: Type.Optional(
          Type.Object(
            { path: Path, unit: Type.Unsafe<'minutes' | 'seconds'>({ type: 'string', enum: ['minutes', 'seconds'] }) },
            { ...strict, description: 'how long it usually takes' },
          ),
        ),
        link: Type.Object(
          { path: Path, member: Type.Optional(Type.String({ minLength: 1, description: 'what stands in it for the member’s id' })) },
          strict,
        ),
        kinds: Type.Object(
          { path: Type.Optional(Path), of: Type.Record(Text, Kind), otherwise: Kind },
          { ...strict, description: 'a text or a list of texts; the first that is known counts' },
        ),
        devices: Type.Optional(
          Type.Object(
            { path: Path, phone: Type.Array(Text), computer: Type.Array(Text) },
            { ...strict, description: 'a list of texts; empty, or some of both: any device' },
          ),
        ),
        steps: Type.Optional(Type.Object({ path: Path, reward: Path }, strict)),
      },
      strict,
    ),
  },
  {
    ...strict,
    description:
      'address, query, headers and body hold {memberId}, {hash}, {address}, {agent} and the public ids in braces; a parameter whose value is not known is left out',
  },
);
export type OfferListRecipe = Static<typeof List>;

/** How a provider tells its offers. */
export const OffersRecipe = Type.Object(
  {
    api: Type.Unsafe<'member' | 'catalogue' | 'not_public'>({
      type: 'string',
      enum: ['member', 'catalogue', 'not_public'],
      description:
        'member: a list for one member, chosen by their address and device; catalogue: one list for all; not_public: none that is documented',
    }),
    source: Type.String({ minLength: 1, description: 'where that is written, or which implementations agree' }),
    says: Type.String({ description: 'in a sentence, what it takes' }),
    list: Type.Optional(List),
  },
  strict,
);
