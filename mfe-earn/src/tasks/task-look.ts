import { msg, type Message } from '@facet/remote-kit';

const brands = ['discord', 'x', 'tiktok', 'instagram', 'youtube', 'group'] as const;
export type Brand = (typeof brands)[number];

const HOSTS: readonly [host: string, brand: Brand][] = [
  ['discord.gg', 'discord'],
  ['discord.com', 'discord'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['tiktok.com', 'tiktok'],
  ['instagram.com', 'instagram'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['roblox.com', 'group'],
];

/** What a member does there; a title that begins with one of these words means it. */
const VERBS = {
  follow: msg('Follow'),
  join: msg('Join'),
  subscribe: msg('Subscribe'),
  watch: msg('Watch'),
  like: msg('Like'),
  share: msg('Share'),
  visit: msg('Visit'),
  open: msg('Open'),
} as const satisfies Record<string, Message>;
type Verb = keyof typeof VERBS;

const USUAL: Record<Brand, Verb> = {
  discord: 'join',
  x: 'follow',
  tiktok: 'follow',
  instagram: 'follow',
  youtube: 'subscribe',
  group: 'join',
};

const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word);

/** By the host of its link; null for a page of nobody known. */
export function brandOf(link: string): Brand | null {
  const host = URL.canParse(link) ? new URL(link).hostname : '';
  return HOSTS.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? null;
}

/**
 * The task's own verb: what its title begins with, else what its place is usually for. A clip is watched, wherever it
 * is.
 */
export function verbOf({ title, link }: { title: string; link: string }): Message {
  const word = /^\p{L}+/u.exec(title.trim().toLowerCase())?.[0] ?? '';
  if (isVerb(word)) return VERBS[word];
  if (/\/(watch|shorts|video)\b|youtu\.be\//.test(link)) return VERBS.watch;
  const brand = brandOf(link);
  return VERBS[brand === null ? 'open' : USUAL[brand]];
}
