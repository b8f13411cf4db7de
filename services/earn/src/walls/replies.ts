import type { Replies } from './recipe.ts';

/**
 * The usual answers of a provider that wants this body for what arrived. An unknown member is answered like success: the
 * provider could only retry in vain. What is refused is not 2xx, so that the provider's own log shows it too.
 */
export function repliesWith(ok: string): Replies {
  return {
    ok: { status: 200, body: ok },
    duplicate: { status: 200, body: ok },
    unknownMember: { status: 200, body: ok },
    badSender: { status: 403, body: 'sender not allowed' },
    badSignature: { status: 403, body: 'bad signature' },
    malformed: { status: 422, body: 'malformed' },
    tryLater: { status: 503, body: 'try later' },
  };
}
