import { type Static, type TSchema, Type } from '@facet/service-kit';
import { OffersRecipe } from './offers-recipe.ts';

/**
 * A provider of offers, described as data: how its frame is addressed, how its server-to-server postbacks are signed,
 * what they mean and which answers it expects. One file in providers/ is one provider; the engine beside this file runs
 * them all, no provider has code.
 */
const strict = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });
const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: values, description });

const Digest = Type.Object(
  {
    algorithm: oneOf(['md5', 'sha1', 'sha256', 'sha512'], ''),
    keyed: Type.Boolean({ description: 'an HMAC under the secret; otherwise the secret stands inside the message' }),
    encoding: oneOf(['hex', 'base64', 'base64url'], 'base64url without padding'),
  },
  strict,
);
export type Digest = Static<typeof Digest>;

const Part = Type.Union([Type.Object({ parameter: Text }, strict), Type.Object({ literal: Text }, strict), Type.Literal('secret')]);
export type Part = Static<typeof Part>;

const Message = Type.Union([
  Type.Object(
    { kind: Type.Literal('parts'), parts: Type.Array(Part) },
    { ...strict, description: 'decoded values one after another, with nothing between them but the literals given' },
  ),
  Type.Object(
    { kind: Type.Literal('joined-values'), parameters: Type.Array(Text), separator: Text, omittedWhenEmpty: Type.Array(Text) },
    { ...strict, description: 'decoded values with a separator; those in omittedWhenEmpty leave no separator behind' },
  ),
  Type.Object(
    { kind: Type.Literal('address-before-signature') },
    { ...strict, description: 'the absolute public address, byte for byte, up to the signature, which must be the last parameter' },
  ),
  Type.Object(
    { kind: Type.Literal('sorted-query') },
    { ...strict, description: 'all query parameters sorted by name and form-encoded again (as PHP’s urlencode does)' },
  ),
  Type.Object({ kind: Type.Literal('raw-body') }, strict),
]);

const Signature = Type.Object(
  {
    at: Type.Union([Type.Object({ parameter: Text }, strict), Type.Object({ header: Type.String({ pattern: '^[a-z0-9-]+$' }) }, strict)]),
    digest: nullable(Digest),
    message: Message,
  },
  { ...strict, description: 'without a digest the message itself is compared: a provider that signs nothing repeats the secret' },
);
export type SignatureRecipe = Static<typeof Signature>;

/** Our words for the parameters that decide something. */
const fieldNames = ['member', 'transaction', 'reference', 'amount', 'status', 'kind', 'reason', 'test', 'offer'] as const;
export type Field = (typeof fieldNames)[number];
const FieldName = oneOf(fieldNames, '');
const Parameter = Type.Union([Text, Type.Array(Text, { minItems: 2 })], {
  description: 'the provider’s name for it; several are joined by a colon, absent ones left out',
});
export type ParameterName = Static<typeof Parameter>;
/** Each field's schema the same; the named ones must be there. */
const byField = <Value>(schema: TSchema, required: readonly Field[] = []) =>
  Type.Unsafe<Partial<Record<Field, Value>>>({
    type: 'object',
    properties: Object.fromEntries(fieldNames.map((name) => [name, schema])),
    required: [...required],
    ...strict,
  });

/** What a call says: our fields, and what a credit and its reversal share where their transactions differ. */
const saidNames = [...fieldNames, 'link'] as const;
export type Said = (typeof saidNames)[number];

const guards = ['one-credit', 'one-signature', 'held-reversal', 'senders', 'shown'] as const;
const StandsIn = Type.Unsafe<Partial<Record<Said, (typeof guards)[number][]>>>({
  type: 'object',
  properties: Object.fromEntries(saidNames.map((name) => [name, { type: 'array', minItems: 1, items: { type: 'string', enum: guards } }])),
  ...strict,
  description: [
    'what guards that which is not signed.',
    'one-credit: the transaction is signed, and is credited once as it came first.',
    'one-signature: a signature that came before with another transaction waits for an operator, or is a repetition where each credit has its own.',
    'held-reversal: what takes back waits for an operator.',
    'senders: only the addresses of its list are believed, and it is not switched on without one.',
    'shown: no money depends on it',
  ].join(' '),
});

const Format = Type.Union(
  [oneOf(['uuid', 'not_uuid', 'ip', 'decimal'], ''), Type.Object({ decimals: Type.Integer({ minimum: 0 }) }, strict)],
  {
    description:
      'decimals: the exact count of digits behind the point. not_uuid: never a member’s id, of which the frame’s address holds the same hash',
  },
);
export type Format = Static<typeof Format>;

const outcomes = ['credit', 'reverse', 'pending', 'reject', 'note'] as const;
export type Outcome = (typeof outcomes)[number];

const OutcomeRule = Type.Object(
  {
    /** All fields named must hold one of their values; an absent field counts as empty, `*` is anything but empty. */
    when: byField<string[]>(Type.Array(Type.String())),
    amountIs: Type.Optional(oneOf(['negative', 'zero', 'positive'], 'the sign of the amount as written')),
    outcome: oneOf(outcomes, ''),
  },
  strict,
);

const FrameHashPart = Type.Union([Type.Literal('memberId'), Type.Literal('secret'), Type.Object({ literal: Text }, strict)]);
export type FrameHashPart = Static<typeof FrameHashPart>;

const Frame = Type.Object(
  {
    address: Type.String({ pattern: '^https://' }),
    query: Type.Record(Text, Text),
    publicIds: Type.Array(Type.String({ pattern: '^[a-z][A-Za-z]*$' }), {
      description: 'what the provider gave the operator for the address',
    }),
    hash: Type.Optional(Type.Object({ digest: Digest, parts: Type.Array(FrameHashPart) }, strict)),
  },
  { ...strict, description: 'address and query hold {memberId}, {username}, {hash}, {unique} and the public ids in braces' },
);
export type FrameRecipe = Static<typeof Frame>;

const Revenue = Type.Union(
  [
    Type.Object({ parameter: Text, unit: oneOf(['usd', 'usd_cents'], ''), source: Text }, strict),
    Type.Object({ parameter: Type.Null(), source: Text, says: Text }, strict),
  ],
  {
    description:
      'which part of a call says what the provider pays us, and who says so; null where its documentation names none. Only a figure: no money depends on it',
  },
);

const Vector = Type.Object(
  {
    secret: Text,
    url: Type.String({ pattern: '^https://' }),
    body: Type.Optional(Text),
    signed: Type.Optional(Type.String({ description: 'the text that the provider signs' })),
    signature: Text,
    claim: nullable(
      Type.Object({
        outcome: oneOf(outcomes, ''),
        member: Type.String(),
        transaction: Type.String(),
        amount: Type.Optional(Type.String({ description: 'R$, two decimals' })),
      }),
    ),
  },
  { ...strict, description: 'a request without its signature, the signature, and what it says; the tests run them all' },
);

export const Recipe = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,32}$', description: 'the last part of the postback’s address' }),
    provider: Type.String({ pattern: '^[^·]+$', description: 'its name; what stands between it and an offer’s is not in it' }),
    evidence: oneOf(['A', 'B'], 'A: the provider’s own documentation or a vector recomputed; B: two independent implementations agree'),
    leavesOpen: Type.String({ description: 'what the signature does not protect; empty when it covers everything' }),
    secretName: Type.String({ description: 'what the provider’s dashboard calls the secret' }),
    range: nullable(Type.String({ description: 'what its offers usually pay; null: the operator says it' })),
    newTab: Type.Boolean({ description: 'offered in a tab of its own beside the frame' }),
    frame: nullable(Frame),
    offers: OffersRecipe,
    carrier: oneOf(['query', 'form', 'json'], 'query is a GET, the others are POSTs; a JSON parameter is a dotted path'),
    fields: byField<ParameterName>(Parameter, ['member', 'transaction', 'amount']),
    revenue: Revenue,
    signature: Signature,
    signs: Type.Array(oneOf(saidNames, ''), {
      description: 'what a call says that its signature covers: changed, it does not fit any more',
    }),
    standsIn: StandsIn,
    signsEachOnce: Type.Boolean({ description: 'each credit has a signature of its own: one that was used is a repetition' }),
    formats: Type.Record(Text, Format, {
      description: 'shapes checked after the signature: they fix the borders that a bare concatenation leaves open',
    }),
    outcomes: Type.Array(OutcomeRule, { description: 'first match wins; no match is note: recorded, answered, never money' }),
    reverses: Type.Object(
      { fields: Type.Array(FieldName, { minItems: 1 }), prefix: Type.Optional(Text) },
      { ...strict, description: 'which transaction a reversal undoes: the first present of these fields, without the prefix if it has it' },
    ),
    linkedBy: Type.Optional(Parameter),
    senders: Type.Array(Text, { description: 'addresses or CIDR ranges that the provider publishes' }),
    needsSenders: Type.Boolean({ description: 'not switched on without a list of addresses: nothing else says who calls' }),
    replies: Type.Object({ ok: Type.String(), duplicate: Type.Optional(Type.String()) }, strict),
    vectors: Type.Array(Vector, { minItems: 1 }),
  },
  strict,
);
export type Recipe = Static<typeof Recipe>;
export type Carrier = Recipe['carrier'];

/**
 * Whether a call that takes back is signed as one, with what it takes back: otherwise anybody who has seen a credit's
 * call could make it up.
 */
export function signsReversals({ signs, outcomes, reverses, linkedBy }: Recipe): boolean {
  const rules = outcomes.filter(({ outcome }) => outcome === 'reverse');
  const asked = rules.flatMap(({ when, amountIs }) => [...Object.keys(when), ...(amountIs === undefined ? [] : ['amount'])]);
  const named = linkedBy === undefined ? reverses.fields : ['link'];
  return [...asked, ...named].every((name) => signs.includes(name as Said));
}
