import { parseAnswer } from '@facet/service-kit/outward';
import { isPlainText, Type } from '@facet/service-kit';
import { creditedHundredths, type OfferKind, type OfferListRecipe, Refusal } from '../walls/index.ts';
import type { Offer, OfferDevice } from './offer.ts';

/** More than this of one provider nobody reads. */
const OFFERS_MAX = 100;
const STEPS_MAX = 100;
const TITLE_LENGTH = 120;
const DETAIL_LENGTH = 200;
const ID_LENGTH = 100;
const LINK_LENGTH = 2_000;
const MINUTES_MAX = 60 * 24 * 30;

/** An answer that is none of this provider's lists. */
export class UnreadableOffers extends Error {}

export interface Reading {
  memberId: string;
  capHundredths: bigint;
  /** The simulator's address, whose links need not be https; null: the real provider. */
  base: string | null;
}

type FreshOffer = Omit<Offer, 'addedAt'>;

/**
 * What a provider's answer offers. Each offer is read alone: one that has another form, pays nothing or more than the
 * cap, or leads nowhere is left out. Numbers are read as they were written. @throws UnreadableOffers
 */
export function readOffers(recipe: OfferListRecipe, text: string, reading: Reading): FreshOffer[] {
  const answer = parseAnswer(text, Type.Unknown());
  if (String(at(answer, recipe.succeeded.path)) !== recipe.succeeded.value) throw new UnreadableOffers('the answer tells no success');
  const listed = at(answer, recipe.offers);
  if (!Array.isArray(listed)) throw new UnreadableOffers('the answer holds no list');
  const byId = new Map<string, FreshOffer>();
  for (const one of listed) {
    const offer = readOffer(recipe.offer, one, reading);
    if (offer !== null && !byId.has(offer.id)) byId.set(offer.id, offer);
    if (byId.size === OFFERS_MAX) break;
  }
  return [...byId.values()];
}

function readOffer(recipe: OfferListRecipe['offer'], one: unknown, { memberId, capHundredths, base }: Reading): FreshOffer | null {
  const id = textAt(one, recipe.id);
  const steps = recipe.steps === undefined ? [] : listAt(one, recipe.steps.path);
  const reward = rewardOf(recipe, one, steps, capHundredths);
  const link = linkOf(textAt(one, recipe.link.path), recipe.link.member, memberId, base);
  if (id === null || id.length > ID_LENGTH || !/^[!-~]+$/.test(id) || reward === null || link === null || steps.length > STEPS_MAX)
    return null;
  return {
    id,
    title: cleaned(recipe.title === undefined ? null : textAt(one, recipe.title), TITLE_LENGTH),
    detail: cleaned(recipe.detail === undefined ? null : textAt(one, recipe.detail), DETAIL_LENGTH),
    kind: kindOf(recipe.kinds, one),
    device: recipe.devices === undefined ? 'any' : deviceOf(recipe.devices, textsAt(one, recipe.devices.path)),
    minutes: recipe.time === undefined ? null : minutesOf(textAt(one, recipe.time.path), recipe.time.unit),
    rewardHundredths: String(reward),
    steps: Math.max(1, steps.length),
    link,
  };
}

/** Its own reward, else the sum of its steps'; null: none that is paid here. */
function rewardOf({ reward, steps }: OfferListRecipe['offer'], one: unknown, found: unknown[], cap: bigint): bigint | null {
  const own = textAt(one, reward);
  if (own !== null || steps === undefined) return creditOf(own, cap);
  const credits = found.map((step) => creditOf(textAt(step, steps.reward), cap)).filter((credit) => credit !== null);
  const sum = credits.reduce((total, credit) => total + credit, 0n);
  return sum > 0n && sum <= cap ? sum : null;
}

function creditOf(text: string | null, cap: bigint): bigint | null {
  if (text === null) return null;
  try {
    return creditedHundredths(text, cap);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function linkOf(written: string | null, placeholder: string | undefined, memberId: string, base: string | null): string | null {
  if (written === null) return null;
  const text = placeholder === undefined ? written : written.replaceAll(placeholder, encodeURIComponent(memberId));
  if (text.length > LINK_LENGTH || !URL.canParse(text)) return null;
  const { protocol, origin, username, password, href } = new URL(text);
  const isTrusted = protocol === 'https:' || (base !== null && origin === new URL(base).origin);
  return isTrusted && username === '' && password === '' ? href : null;
}

function kindOf({ path, of, otherwise }: OfferListRecipe['offer']['kinds'], one: unknown): OfferKind {
  const known = (path === undefined ? [] : textsAt(one, path)).map((word) => of[word.toLowerCase()]);
  return known.find((kind) => kind !== undefined) ?? otherwise;
}

function deviceOf({ phone, computer }: NonNullable<OfferListRecipe['offer']['devices']>, named: string[]): OfferDevice {
  const onPhone = named.some((word) => phone.includes(word.toLowerCase()));
  const onComputer = named.some((word) => computer.includes(word.toLowerCase()));
  if (onPhone === onComputer) return 'any';
  return onPhone ? 'phone' : 'computer';
}

function minutesOf(text: string | null, unit: 'minutes' | 'seconds'): number | null {
  if (text === null || !/^\d{1,9}(\.\d{1,9})?$/.test(text)) return null;
  const minutes = Math.ceil(Number(text) / (unit === 'seconds' ? 60 : 1));
  return minutes >= 1 && minutes <= MINUTES_MAX ? minutes : null;
}

/** One line without signs that nobody sees, cut where it is too long; null for what is no text or looks like markup. */
function cleaned(text: string | null, length: number): string | null {
  if (text === null || !isPlainText(text) || /<[a-z!/]/i.test(text)) return null;
  const signs = Array.from(
    text
      .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
  );
  if (signs.length === 0) return null;
  return signs.length <= length
    ? signs.join('')
    : `${signs
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

function at(value: unknown, path: string): unknown {
  let inner = value;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    inner = (inner as Record<string, unknown>)[name];
  }
  return inner;
}

function textAt(value: unknown, path: string): string | null {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
}

function listAt(value: unknown, path: string): unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

function textsAt(value: unknown, path: string): string[] {
  const found = at(value, path);
  return (Array.isArray(found) ? found : [found]).filter((one): one is string => typeof one === 'string');
}
