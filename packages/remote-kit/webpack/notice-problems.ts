import type { NoticeKind } from '../src/contract/registry-document.ts';
import { isMatch, isObject, isText, isTexts, NAME, unknownKeys, unless } from './manifest-rules.ts';

const KIND = /^[a-z]+\.[a-z_]{1,60}$/;
/** What people read, and the key of its translations. */
const WORDS = { label: 'labels', about: 'abouts', text: 'texts', detail: 'details', action: 'actions' } satisfies Partial<
  Record<keyof NoticeKind, keyof NoticeKind>
>;
const KEYS: readonly string[] = [
  ...(['kind', 'icon', 'tone', 'path', 'claims', 'isAlways', 'order'] satisfies (keyof NoticeKind)[]),
  ...Object.entries(WORDS).flat(),
];
const TONES: readonly unknown[] = [undefined, 'accent', 'danger', 'warning', 'info'] satisfies NoticeKind['tone'][];

/** What is wrong with the kinds of notices that a remote declares. */
export function noticeProblems(notices: unknown = []): string[] {
  return Array.isArray(notices) ? notices.flatMap(kindProblems) : ['notices: a list'];
}

function kindProblems(notice: unknown, index: number): string[] {
  const at = `notices[${index}]`;
  if (!isObject(notice)) return [`${at}: must be an object`];
  const { kind, icon, tone, path, action, claims, isAlways, order } = notice;
  return [
    ...unknownKeys(notice, KEYS, `${at}.`),
    ...unless(isMatch(kind, KIND), `${at}.kind: domain and kind, like "social.rank_reached"`),
    ...unless(isMatch(icon, NAME), `${at}.icon: the name of an icon of @facet/ui`),
    ...unless(TONES.includes(tone), `${at}.tone: accent, danger, warning or info`),
    ...unless((path === undefined) === (action === undefined), `${at}: path and action go together`),
    ...unless(
      path === undefined || isMatch(path, /^\/[a-z0-9-/]+(\/\{\w+\}|\?\w+=\{\w+\})?$/),
      `${at}.path: a path of this site, at its end a value`,
    ),
    ...unless(claims === undefined || isMatch(claims, /^\/api\/[a-z0-9-/]+$/), `${at}.claims: a GET of this site`),
    ...unless(isAlways === undefined || typeof isAlways === 'boolean', `${at}.isAlways: true or false`),
    ...unless(order === undefined || Number.isFinite(order), `${at}.order: a number`),
    ...Object.entries(WORDS).flatMap(([one, translated]) => [
      ...unless(isText(notice[one]) || (notice[one] === undefined && ['about', 'detail', 'action'].includes(one)), `${at}.${one}: text`),
      ...unless(notice[translated] === undefined || isTexts(notice[translated]), `${at}.${translated}: texts by language`),
    ]),
  ];
}
