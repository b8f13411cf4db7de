import { Type } from '@facet/service-kit';
import { Compile } from 'typebox/compile';

/**
 * What became of a transfer. Whoever asks says what each of them means there; nothing else can come.
 *
 * - ok, duplicate: it is booked, now or before, once
 * - cancelled: its void or reversal was there already; nothing remains of it, and nothing ever will
 * - insufficient, requirement: not booked, not remembered: the balance or the total does not suffice
 * - key_reused: the key stands for another transfer; nothing was done
 * - refused: the wallet will not do this, however often it is asked; nothing was done
 * - unknown: nobody knows whether it was done. The same key asks again without harm, and a void keeps it from happening
 */
export type WalletResult =
  | { status: 'ok' | 'duplicate'; balanceAfter: string | null }
  | { status: 'cancelled' | 'insufficient' | 'requirement' | 'key_reused' }
  | { status: 'refused' | 'unknown'; why: string };

const Outcome = Type.Object({
  status: Type.Enum(['ok', 'duplicate', 'cancelled', 'insufficient', 'requirement', 'key_reused', 'invalid']),
  balanceAfter: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
const one = Compile(Outcome);
const alone = Compile(Type.Object({ results: Type.Array(Outcome, { minItems: 1, maxItems: 1 }) }));

/** Reads the wallet's answer to one transfer, void or reversal. What cannot be read says nothing of what was done. */
export function readResult(answer: unknown): WalletResult {
  const outcome = alone.Check(answer) ? answer.results[0] : one.Check(answer) ? answer : undefined;
  if (outcome === undefined)
    return { status: 'unknown', why: `an answer that is not understood: ${JSON.stringify(answer)?.slice(0, 200)}` };
  const { status, balanceAfter = null } = outcome;
  switch (status) {
    case 'ok':
    case 'duplicate':
      return { status, balanceAfter };
    case 'cancelled':
    case 'insufficient':
    case 'requirement':
    case 'key_reused':
      return { status };
    case 'invalid':
      return { status: 'refused', why: 'the wallet holds it for malformed or out of range' };
    default:
      return status satisfies never;
  }
}

/** An answer of another status than 200: below 500 the wallet has decided, and it refused. */
export function readRefusal(httpStatus: number, error: unknown): WalletResult {
  const why = `the wallet answered ${httpStatus}: ${JSON.stringify(error)?.slice(0, 200)}`;
  const isDecided = httpStatus >= 400 && httpStatus < 500 && ![401, 408, 425, 429].includes(httpStatus);
  return { status: isDecided ? 'refused' : 'unknown', why };
}
