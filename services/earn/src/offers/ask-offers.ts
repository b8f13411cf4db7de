import { callOutward } from '@facet/service-kit/outward';
import { filled, frameHash, type OfferListRecipe, type Recipe, recipeOf, type WallAccess } from '../walls/index.ts';
import type { OfferList } from './offer-list.ts';
import { readOffers, UnreadableOffers } from './read-offers.ts';

const DEADLINE_MS = 6_000;

/** How a provider's list is asked for; null where the operator has not said all that it takes, or where it has none. */
export function listRecipe({ offers, frame }: Recipe, access: WallAccess): OfferListRecipe | null {
  if (offers.list === undefined || !access.isEnabled || access.secret === null) return null;
  const needed = [...(frame?.publicIds ?? []), ...offers.list.publicIds];
  return needed.every((name) => (access.publicIds[name] ?? '') !== '') ? offers.list : null;
}

interface Asking {
  access: WallAccess;
  /** Where the simulator's wall is for browsers, and for us; null: the real one. */
  base: string | null;
  askedAt: string | null;
  stopping: AbortSignal;
}

/** One question to the provider, bounded in time and size. Rejects where there is no answer that can be read. */
export async function askOffers(
  { provider, memberId, address, agent }: Pick<OfferList, 'provider' | 'memberId' | 'address' | 'agent'>,
  list: OfferListRecipe,
  { access, base, askedAt, stopping }: Asking,
): Promise<ReturnType<typeof readOffers>> {
  const hash = frameHash(recipeOf(provider).frame ?? {}, { memberId, secret: access.secret ?? '' });
  const known = { ...access.publicIds, memberId, hash, address: unlessEmpty(address), agent: unlessEmpty(agent) };
  const url = new URL(askedAt === null ? (filled(list.address, known, encodeURIComponent) ?? list.address) : `${askedAt}/offers`);
  for (const [name, value] of Object.entries(filledTexts(list.query, known))) url.searchParams.set(name, String(value));
  const { status, text } = await callOutward(url, {
    method: list.method,
    headers: { ...(filledTexts(list.headers, known) as Record<string, string>), ...(list.body && { 'content-type': 'application/json' }) },
    ...(list.body && { body: JSON.stringify(filledTexts(list.body, known)) }),
    within: AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), stopping]),
  });
  if (status !== 200) throw new UnreadableOffers(`the answer has status ${status}`);
  return readOffers(list, text, { memberId, capHundredths: access.capHundredths, base });
}

const unlessEmpty = (text: string): string | null => (text === '' ? null : text);

/** With its texts filled in; what needs a value that is not known is left out. */
function filledTexts(template: Record<string, unknown>, known: Readonly<Record<string, string | null>>): Record<string, unknown> {
  const entries = Object.entries(template).map(([name, value]): [string, unknown] => {
    if (typeof value === 'string') return [name, filled(value, known, String)];
    return [name, typeof value === 'object' && value !== null ? filledTexts(value as Record<string, unknown>, known) : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
