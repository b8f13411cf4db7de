import { creditedHundredths } from './amount.ts';
import type { Parameters } from './parameters.ts';
import type { Field, Outcome, Recipe } from './recipe.ts';
import { Refusal } from './refusal.ts';

/** What a genuine postback says. `transaction` is the one concerned: for a reversal the credit's, not its own. */
export type Claim =
  | { readonly outcome: 'credit'; readonly transaction: string; readonly member: string; readonly amountHundredths: bigint }
  | { readonly outcome: Exclude<Outcome, 'credit'>; readonly transaction: string; readonly member: string };

/** @throws Refusal `format` (transaction), `amount`, `over_cap`. */
export function interpret(recipe: Recipe, parameters: Parameters): Claim {
  const field = (name: Field): string => parameters.get(recipe.fields[name] ?? '') ?? '';
  const outcome = outcomeOf(recipe, field);
  const member = field('member');
  switch (outcome) {
    case 'credit':
      return {
        outcome,
        transaction: asTransaction(field('transaction')),
        member,
        amountHundredths: creditedHundredths(field('amount')),
      };
    case 'reverse':
      return { outcome, transaction: asTransaction(reversedTransaction(recipe, field)), member };
    case 'pending':
    case 'reject':
    case 'note':
      return { outcome, transaction: asTransaction(field('transaction')), member };
    default:
      return outcome satisfies never;
  }
}

function outcomeOf(recipe: Recipe, field: (name: Field) => string): Outcome {
  const holds = (when: Recipe['outcomes'][number]['when']) =>
    Object.entries(when).every(([name, values]) => values.includes(field(name as Field)));
  return recipe.outcomes.find(({ when }) => holds(when))?.outcome ?? 'note';
}

function reversedTransaction(recipe: Recipe, field: (name: Field) => string): string {
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
