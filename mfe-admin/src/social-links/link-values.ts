import { t } from '../texts.ts';

export const LINK_KEYS = ['discord_link', 'twitter_link', 'roblox_group_link'] as const;
export type LinkKey = (typeof LINK_KEYS)[number];
export type Links = Record<LinkKey, string>;

/** What is wrong, by link. */
export function linkProblems(links: Links): Partial<Links> {
  const wrong = LINK_KEYS.filter((key) => !isHttps(links[key].trim()));
  return Object.fromEntries(wrong.map((key) => [key, t('Please enter a link that begins with https://')]));
}

function isHttps(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:';
}
