import type { Kit } from '../kit.ts';
import { MessageForbidden, MessageOverLimit, MessageRefused, type Message } from './message.ts';

/** Refusals that say nothing of the message: keys and load change without it. */
const ABOUT_THE_CALLER = [401, 408, 425];

/**
 * Delivers by a signed POST to the destination's internal API. Anything but 2xx is a failure, to be tried again.
 * @throws MessageRefused, MessageForbidden, MessageOverLimit
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
    if (response.status === 403) throw new MessageForbidden(failure);
    if (response.status === 429) throw new MessageOverLimit(failure);
    if (response.status >= 400 && response.status < 500 && !ABOUT_THE_CALLER.includes(response.status)) throw new MessageRefused(failure);
    throw new Error(failure);
  };
}
