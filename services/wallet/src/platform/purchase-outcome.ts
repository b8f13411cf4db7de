import { Type } from '@facet/service-kit';
import { parseAnswer, retryAfterSeconds, TimeIsOver, wasNeverSent, type RawAnswer } from '@facet/service-kit/outward';

const Answer = Type.Object({ purchased: Type.Boolean(), reason: Type.Optional(Type.Union([Type.String(), Type.Null()])) });

const refusals = ['AlreadyOwned', 'NotForSale', 'PriceChanged', 'SellerChanged', 'InsufficientFunds'] as const;
/** Why the platform did not sell, in its own words. */
export type Refusal = (typeof refusals)[number];

/**
 * What came of one call to buy. All but `bought` and `unknown` are certain: refusals that the platform documents, and
 * what was never sent. Any other answer is `unknown`: a proxy on the way can answer a purchase that went on (408, 409,
 * 425, 499).
 * - refused: by the platform's own reason
 * - handshake: refused for want of this token
 * - challenged: the platform wants a person to prove themselves
 * - not_sent: no connection came about
 * - too_late: its time was over before it was sent
 * - unknown: it may have been bought or not
 */
export type PurchaseOutcome =
  | { kind: 'bought' }
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'handshake'; csrfToken: string }
  | { kind: 'rate_limited'; retryAfterSeconds: number }
  | { kind: 'challenged' }
  | { kind: 'signed_out' }
  | { kind: 'not_sent' }
  | { kind: 'too_late' }
  | { kind: 'unknown'; why: string };

export async function purchaseOutcomeOf(call: Promise<RawAnswer>): Promise<PurchaseOutcome> {
  try {
    return judge(await call);
  } catch (error) {
    if (error instanceof TimeIsOver) return { kind: 'too_late' };
    return wasNeverSent(error) ? { kind: 'not_sent' } : { kind: 'unknown', why: error instanceof Error ? error.name : 'no answer' };
  }
}

function judge({ status, headers, text }: RawAnswer): PurchaseOutcome {
  const csrfToken = headers.get('x-csrf-token');
  if (status === 200) return judgeAnswer(text);
  if (status === 401) return { kind: 'signed_out' };
  if (status === 403 && headers.has('rblx-challenge-id')) return { kind: 'challenged' };
  if (status === 403 && csrfToken !== null && /^[\x21-\x7e]{1,200}$/.test(csrfToken)) return { kind: 'handshake', csrfToken };
  if (status === 429) return { kind: 'rate_limited', retryAfterSeconds: retryAfterSeconds(headers.get('retry-after')) };
  return { kind: 'unknown', why: `HTTP ${status}` };
}

function judgeAnswer(text: string): PurchaseOutcome {
  const answer = parseAnswer(text, Answer);
  if (answer === undefined) return { kind: 'unknown', why: 'an answer that nobody understands' };
  if (answer.purchased) return { kind: 'bought' };
  const { reason } = answer;
  const refusal = refusals.find((known) => known === reason);
  if (refusal) return { kind: 'refused', reason: refusal };
  return { kind: 'unknown', why: `a refusal that is not documented: ${/^\w{1,60}$/.test(reason ?? '') ? reason : 'no reason given'}` };
}
