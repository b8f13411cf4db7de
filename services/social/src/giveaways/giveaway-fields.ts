import { formatMoney, parseMoney } from '@facet/service-kit';
import { giveawayErrors } from './giveaway-errors.ts';
import type { Giveaway } from './giveaway.ts';

/** What operators say of an event, as it was sent. */
export interface GiveawayInput {
  title: string;
  description?: string;
  prize: string | number;
  entryFee?: string | number | null;
  maxParticipants?: number | null;
  startsAt: string;
  endsAt: string;
}

export type GiveawayFields = Pick<Giveaway, 'title' | 'description' | 'prize' | 'entryFee' | 'maxParticipants' | 'startsAt' | 'endsAt'>;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** @throws event_invalid, bad_request (400) */
export function giveawayFields(giveaway: GiveawayInput): GiveawayFields {
  const title = giveaway.title.trim();
  if (title === '') throw giveawayErrors('event_invalid', 'title must not be empty');
  const prize = parseMoney(giveaway.prize, 'prize');
  if (prize === 0n) throw giveawayErrors('event_invalid', 'prize must be above 0');
  const [startsAt, endsAt] = [parseTime(giveaway.startsAt, 'startsAt'), parseTime(giveaway.endsAt, 'endsAt')];
  if (endsAt <= startsAt) throw endInvalid();
  return {
    title,
    description: giveaway.description?.trim() ?? '',
    prize,
    entryFee: parseMoney(giveaway.entryFee ?? 0, 'entryFee'),
    maxParticipants: giveaway.maxParticipants ?? null,
    startsAt,
    endsAt,
  };
}

type Amounts = Pick<GiveawayFields, 'prize' | 'entryFee'>;

/**
 * What the wallet books at once at most is refused before anybody is promised more; what was promised stays. @throws
 * event_invalid (400)
 */
export function refuseAbove(most: bigint | undefined, fields: Amounts, before: Amounts = { prize: 0n, entryFee: 0n }): void {
  if (most === undefined) return;
  for (const field of ['prize', 'entryFee'] as const)
    if (fields[field] > most && fields[field] > before[field])
      throw giveawayErrors(
        'event_invalid',
        `${field} must be at most R$ ${formatMoney(most)}: half of the setting “Events and referrals: R$ per hour”, from which it is paid.`,
      );
}

/** @throws event_invalid */
export function requireFuture(endsAt: Date, now: Date): void {
  if (endsAt <= now) throw endInvalid();
}

const endInvalid = () => giveawayErrors('event_invalid', 'endsAt must be after startsAt, and in the future');

function parseTime(text: string, field: string): Date {
  const time = TIME.test(text) ? new Date(text) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw giveawayErrors('event_invalid', `${field} must be an ISO 8601 time with its zone`);
  return time;
}
