import type { Kit } from '../kit.ts';
import type { Message } from './relay.ts';

/** Delivers by a signed POST to the destination's internal API. Anything but 2xx is a failure, to be tried again. */
export function deliverWith(kit: Pick<Kit, 'fetchOf' | 'urlOf'>): (message: Message) => Promise<unknown> {
  return async (message) => {
    const response = await kit.fetchOf(message.destination)(
      new Request(new URL(message.path, kit.urlOf(message.destination)), {
        method: 'POST',
        headers: { ...message.headers, 'content-type': 'application/json', 'idempotency-key': message.id },
        body: JSON.stringify(message.body),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${message.destination} answered ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
}
