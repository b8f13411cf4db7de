import { Type } from '@facet/service-kit';
import { parseAnswer, wasNeverSent, type RawAnswer } from '@facet/service-kit/outward';

export const CSRF_TOKEN = /^[\x21-\x7e]{1,200}$/;

const Uploaded = Type.Object({ assetId: Type.String({ pattern: '^[0-9]{1,19}$' }) });
const Refused = Type.Object({ errors: Type.Array(Type.Object({ message: Type.String() }), { minItems: 1 }) });
const REASON_LENGTH_MAX = 200;

/**
 * What came of one call to upload. All but `uploaded` and `unknown` are certain refusals.
 * - handshake: refused for want of this token
 * - challenged: the platform wants a person to prove themselves
 * - not_sent: no connection came about
 * - unknown: there may be a copy or not
 */
export type UploadOutcome =
  | { kind: 'uploaded'; assetId: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'handshake'; csrfToken: string }
  | { kind: 'rate_limited'; retryAfter: string | null }
  | { kind: 'challenged' }
  | { kind: 'signed_out' }
  | { kind: 'not_sent' }
  | { kind: 'unknown' };

export async function uploadOutcomeOf(call: Promise<RawAnswer>): Promise<UploadOutcome> {
  try {
    return judge(await call);
  } catch (error) {
    return wasNeverSent(error) ? { kind: 'not_sent' } : { kind: 'unknown' };
  }
}

function judge({ status, headers, text }: RawAnswer): UploadOutcome {
  const csrfToken = headers.get('x-csrf-token') ?? '';
  if (status === 200) return judgeAnswer(text);
  if (status === 401) return { kind: 'signed_out' };
  if (status === 403 && headers.has('rblx-challenge-id')) return { kind: 'challenged' };
  if (status === 403 && CSRF_TOKEN.test(csrfToken)) return { kind: 'handshake', csrfToken };
  if (status === 429) return { kind: 'rate_limited', retryAfter: headers.get('retry-after') };
  return status >= 400 && status < 500 ? { kind: 'refused', reason: reasonIn(text) } : { kind: 'unknown' };
}

function judgeAnswer(text: string): UploadOutcome {
  const uploaded = parseAnswer(text, Uploaded);
  return uploaded ? { kind: 'uploaded', assetId: uploaded.assetId } : { kind: 'unknown' };
}

function reasonIn(text: string): string {
  return parseAnswer(text, Refused)?.errors[0]?.message.slice(0, REASON_LENGTH_MAX) || 'The platform refused the copy';
}
