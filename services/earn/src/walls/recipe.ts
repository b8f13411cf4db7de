/**
 * A provider of offers, described as data: how its frame is addressed, how its server-to-server postbacks are signed,
 * what they mean and which answers it expects. The engine beside this file runs any recipe; no provider has code.
 */

/** Every recipe has one secret; `secretName` is what the provider's dashboard calls it. */
export interface Recipe {
  provider: string;
  secretName: string;
  frame: FrameRecipe;
  carrier: Carrier;
  fields: FieldParameters;
  signature: SignatureRecipe;
  /** Shapes that parameters must have, checked after the signature: they fix the borders that a bare concatenation leaves open. */
  formats: Readonly<Record<string, Format>>;
  /** First match wins. No match is `note`: recorded, answered, never money. */
  outcomes: readonly OutcomeRule[];
  reverses: ReversalTarget;
  /** Addresses or CIDR ranges that the provider sends from; empty where it publishes none. */
  senders: readonly string[];
  replies: Replies;
}

/** Where a postback's parameters travel. `query` is a GET, the others are POSTs. A JSON parameter is a dotted path. */
export type Carrier = 'query' | 'form' | 'json';

/** Our words for the parameters that decide something, each with the provider's name for it. */
export type Field = 'member' | 'transaction' | 'reference' | 'amount' | 'status' | 'kind';
type FieldParameters = Readonly<{ member: string; transaction: string; amount: string } & Partial<Record<Field, string>>>;

export interface SignatureRecipe {
  at: { readonly parameter: string } | { readonly header: string };
  digest: Digest;
  message: Message;
}

/** `keyed` is an HMAC under the secret; otherwise the secret stands inside the message. */
export interface Digest {
  readonly algorithm: 'md5' | 'sha1' | 'sha256' | 'sha512';
  readonly keyed: boolean;
  readonly encoding: 'hex' | 'base64' | 'base64url';
}

export type Message =
  /** Decoded values one after another, with nothing between them but the literals given. */
  | { readonly kind: 'parts'; readonly parts: readonly Part[] }
  /** Decoded values with a separator; those in `omittedWhenEmpty` leave no separator behind. */
  | {
      readonly kind: 'joined-values';
      readonly parameters: readonly string[];
      readonly separator: string;
      readonly omittedWhenEmpty: readonly string[];
    }
  /** The absolute public address, byte for byte, up to the signature, which must be the last parameter. */
  | { readonly kind: 'address-before-signature' }
  /** All query parameters sorted by name and form-encoded again (as PHP's urlencode does). */
  | { readonly kind: 'sorted-query' }
  | { readonly kind: 'raw-body' };

export type Part = { readonly parameter: string } | { readonly literal: string } | 'secret';

/** `decimals` is the exact count of digits behind the point. */
export type Format = 'uuid' | 'ip' | 'decimal' | { readonly decimals: number };

export type Outcome = 'credit' | 'reverse' | 'pending' | 'reject' | 'note';
interface OutcomeRule {
  /** All fields named must hold one of their values; an absent field counts as ''. */
  when: Readonly<Partial<Record<Field, readonly string[]>>>;
  outcome: Outcome;
}

/** Which transaction a reversal undoes: the first present of these fields, without the prefix if it has it. */
interface ReversalTarget {
  readonly fields: readonly Field[];
  readonly prefix?: string;
}

export interface FrameRecipe {
  /** `{publicId}` is the id that the provider gave the operator: an app id, a token, a placement. */
  address: string;
  query: Readonly<Record<string, 'publicId' | 'memberId' | 'username' | 'hash'>>;
  hash?: { readonly digest: Digest; readonly parts: readonly FrameHashPart[] };
}
export type FrameHashPart = 'memberId' | 'secret' | { readonly literal: string };

export type ReplyKind = 'ok' | 'duplicate' | 'unknownMember' | 'badSender' | 'badSignature' | 'malformed' | 'tryLater';
export interface Reply {
  readonly status: 200 | 403 | 422 | 503;
  readonly body: string;
}
export type Replies = Readonly<Record<ReplyKind, Reply>>;
