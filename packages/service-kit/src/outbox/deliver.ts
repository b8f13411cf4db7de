import type { Kit } from '../kit.ts';
import { MessageOverLimit, MessageRefused, MessageRefusedForGood, type Message } from './message.ts';

/** Refusals that say nothing of the message: keys and load change without it. */
const ABOUT_THE_CALLER = [401, 408, 425];
/** Refusals that stay, whatever is released or comes before it. */
const FOR_GOOD = [403, 405, 410, 413, 415];

/**
 * Delivers by a signed POST to the destination's internal API. Anything but 2xx is a failure, to be tried again.
 * @throws MessageRefused, MessageRefusedForGood, MessageOverLimit
 */
export function deliverWith(kit: Pick<Kit, 'directFetchOf'>): (message: Message) => Promise<unknown> {
  return async (message) => {
    const response = await kit.directFetchOf(message.destination)({
      path: message.path,
      method: 'POST',
      headers: { ...message.headers, 'content-type': 'application/json', 'idempotency-key': message.id },
      body: JSON.stringify(message.body),
    });
    const text = await response.text();
    if (response.ok) return text === '' ? null : (JSON.parse(text) as unknown);
    const failure = `${message.destination} answered ${response.status}: ${text.slice(0, 200)}`;
    if (FOR_GOOD.includes(response.status)) throw new MessageRefusedForGood(failure);
    if (response.status === 429) throw new MessageOverLimit(failure);
    if (response.status >= 400 && response.status < 500 && !ABOUT_THE_CALLER.includes(response.status)) throw new MessageRefused(failure);
    throw new Error(failure);
  };
}
