import { creditedHundredths, signOf } from './amount.ts';
import { revenueMicros } from './revenue.ts';
import type { Parameters } from './parameters.ts';
import { type Field, type Outcome, type ParameterName, type Recipe, signsReversals } from './recipe.ts';
import { Refusal } from './refusal.ts';

interface CreditClaim {
  readonly outcome: 'credit';
  readonly transaction: string;
  readonly member: string;
  readonly amountHundredths: bigint;
  /** As the wall names it, without what could deceive a reader; null where it names none. */
  readonly offer: string | null;
  /** Null where the provider signs nothing. */
  readonly signature: string | null;
  /** Whether the signature names the transaction, so that each is made once. */
  readonly isSignedOnce: boolean;
  /** What the wall says that it pays us, in millionths of a dollar; null where it does not say. */
  readonly revenueMicros: bigint | null;
}

export interface ReversalClaim {
  readonly outcome: 'reverse';
  readonly transaction: string;
  readonly member: string;
  /** Null where the provider signs nothing. */
  readonly signature: string | null;
  /** Whether the signature covers that this takes back, and what. */
  readonly isSigned: boolean;
}

/** What a genuine postback says. `transaction` is the one concerned: for a reversal the credit's, not its own. */
export type Claim =
  | CreditClaim
  | ReversalClaim
  | { readonly outcome: Exclude<Outcome, 'credit' | 'reverse'>; readonly transaction: string; readonly member: string };

/** @throws Refusal `format` (transaction), `amount`, `over_cap`. */
export function interpret(recipe: Recipe, parameters: Parameters, capHundredths: bigint): Claim {
  const field: FieldReader = (name) => valueOf(parameters, recipe.fields[name]);
  const outcome = outcomeOf(recipe, field);
  const member = field('member');
  const linked = valueOf(parameters, recipe.linkedBy);
  switch (outcome) {
    case 'credit':
      return {
        outcome,
        transaction: asTransaction(linked || field('transaction')),
        member,
        amountHundredths: creditedHundredths(field('amount'), capHundredths),
        offer: offerOf(field('offer')),
        signature: signatureOf(recipe, parameters),
        isSignedOnce: recipe.signsEachOnce,
        revenueMicros: revenueMicros(recipe, parameters),
      };
    case 'reverse':
      return {
        outcome,
        transaction: asTransaction(linked || reversedTransaction(recipe, field)),
        member,
        signature: signatureOf(recipe, parameters),
        isSigned: signsReversals(recipe),
      };
    case 'pending':
    case 'reject':
    case 'note':
      return { outcome, transaction: asTransaction(field('transaction')), member };
    default:
      return outcome satisfies never;
  }
}

type FieldReader = (name: Field) => string;

/** An absent parameter is empty; a composed one leaves out its absent parts. */
function valueOf(parameters: Parameters, name: ParameterName | undefined): string {
  const names = typeof name === 'string' ? [name] : (name ?? []);
  return names
    .map((each) => parameters.get(each) ?? '')
    .filter((value) => value !== '')
    .join(':');
}

function outcomeOf(recipe: Recipe, field: FieldReader): Outcome {
  const rule = recipe.outcomes.find(
    ({ when, amountIs }) =>
      Object.entries(when).every(([name, values]) => holds(values, field(name as Field))) &&
      (amountIs === undefined || amountIs === signOf(field('amount'))),
  );
  return rule?.outcome ?? 'note';
}

function holds(values: readonly string[], value: string): boolean {
  return values.includes(value) || (values.includes('*') && value !== '');
}

function reversedTransaction(recipe: Recipe, field: FieldReader): string {
  const { fields, prefix = '' } = recipe.reverses;
  const given = fields.map(field).find((value) => value !== '') ?? '';
  return given.startsWith(prefix) ? given.slice(prefix.length) : given;
}

/** It becomes a part of the wallet's key: printable, without spaces, of bounded length. */
const transactionShape = /^[\x21-\x7e]{1,128}$/;
function asTransaction(value: string): string {
  if (!transactionShape.test(value)) throw new Refusal('format', 'transaction');
  return value;
}

const LONGEST_OFFER = 80;

/** Another company's words, shown to the member: one line of visible characters. */
function offerOf(text: string): string | null {
  const visible = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return visible === '' ? null : visible.slice(0, LONGEST_OFFER).replace(/[\uD800-\uDBFF]$/, '');
}

/** What is repeated in the clear is a secret, the same with each call. */
function signatureOf({ signature }: Recipe, parameters: Parameters): string | null {
  return signature.digest !== null && 'parameter' in signature.at ? (parameters.get(signature.at.parameter) ?? null) : null;
}
