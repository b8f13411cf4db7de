import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavigationEntry, RemoteManifest } from '../src/contract/registry-document.ts';
import { isAboveZero, isMatch, isObject, isText, isTexts, NAME, unknownKeys, unless } from './manifest-rules.ts';
import { noticeProblems } from './notice-problems.ts';
import { operatorsProblems } from './operators-problems.ts';

const AUDIENCES: readonly unknown[] = [undefined, 'member', 'operator'] satisfies NavigationEntry['audience'][];
const FRAMES: readonly unknown[] = [undefined, 'member', 'own'] satisfies RemoteManifest['frame'][];
const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const CALL = /^\/api\/[A-Za-z0-9/._?=&-]+$/;
const KEYS = [
  'name',
  'title',
  'contract',
  'routes',
  'frame',
  'navigation',
  'services',
  'weightBudgetKilobytes',
  'firstCalls',
  'notices',
  'operators',
] satisfies (keyof RemoteManifest)[];
const NAVIGATION_KEYS = ['path', 'label', 'labels', 'icon', 'order', 'audience', 'badge'] satisfies (keyof NavigationEntry)[];

/** Reads and checks `remote.json`. Throws once, with every problem in it. */
export function readRemoteManifest(folder: string): RemoteManifest {
  const file = path.join(folder, 'remote.json');
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const problems = problemsOf(manifest);
  if (problems.length > 0) throw new Error(`${file}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return manifest as RemoteManifest;
}

/** Where it is seen first: what is for operators alone has no page of members. */
export function firstPageOf({ routes, operators }: RemoteManifest): string {
  return routes[0] ?? operators?.tabs[0]?.path ?? '/admin';
}

function problemsOf(manifest: unknown): string[] {
  if (!isObject(manifest)) return ['must be an object'];
  const { name, title, contract, routes, frame, navigation, services, weightBudgetKilobytes: budget, firstCalls } = manifest;
  return [
    ...unknownKeys(manifest, KEYS, ''),
    ...unless(isMatch(name, NAME), 'name: letters, digits and hyphens in lower case, like "mfe-earn"'),
    ...unless(title === undefined || isText(title), 'title: text, or left out'),
    ...unless(Number.isInteger(contract) && isAboveZero(contract), 'contract: the version of the contract, such as 1'),
    ...routeProblems(routes, manifest.operators !== undefined),
    ...unless(FRAMES.includes(frame), 'frame: "member" (default) or "own"'),
    ...(Array.isArray(navigation)
      ? navigation.flatMap((entry, index) => entryProblems(entry, index, routes))
      : ['navigation: a list, [] when there is none']),
    ...serviceProblems(services),
    ...unless(budget === undefined || isAboveZero(budget), 'weightBudgetKilobytes: kilobytes of brotli, more than 0'),
    ...firstCallProblems(firstCalls, routes),
    ...noticeProblems(manifest.notices),
    ...operatorsProblems(manifest.operators),
  ];
}

/** What is for operators alone needs none. */
function routeProblems(routes: unknown, isForOperators: boolean): string[] {
  if (!Array.isArray(routes) || (routes.length === 0 && !isForOperators)) return ['routes: at least one path, like "/earn"'];
  return [
    ...routes.filter((route) => !isMatch(route, PATH)).map((route) => `routes: ${JSON.stringify(route)} is no path like "/earn"`),
    ...unless(new Set(routes).size === routes.length, 'routes: the same path twice'),
  ];
}

function entryProblems(entry: unknown, index: number, routes: unknown): string[] {
  const at = `navigation[${index}]`;
  if (!isObject(entry)) return [`${at}: must be an object`];
  return [
    ...unknownKeys(entry, NAVIGATION_KEYS, `${at}.`),
    ...unless(Array.isArray(routes) && routes.some((route) => isWithin(entry.path, route)), `${at}.path: must lie in one of the routes`),
    ...unless(isText(entry.label), `${at}.label: text`),
    ...unless(entry.labels === undefined || isTexts(entry.labels), `${at}.labels: texts by language, like {"es":"Ganar Robux"}`),
    ...unless(isMatch(entry.icon, NAME), `${at}.icon: the name of an icon of @facet/ui, like "hand-coins"`),
    ...unless(Number.isFinite(entry.order), `${at}.order: a number; the sidebar sorts by it`),
    ...unless(
      entry.badge === undefined || (isMatch(entry.badge, PATH) && entry.badge.startsWith('/api/')),
      `${at}.badge: a call that answers {"count":2}, like "/api/rewards/claimable"`,
    ),
    ...unless(AUDIENCES.includes(entry.audience), `${at}.audience: "member" (default) or "operator"`),
  ];
}

function serviceProblems(services: unknown): string[] {
  if (!isObject(services)) return ['services: an object, name to major version, like {"earn":"1"}'];
  return Object.entries(services).flatMap(([name, version]) =>
    unless(isMatch(name, NAME) && isMatch(version, /^\d+$/), `services.${name}: a major version like "1"`),
  );
}

/** Of a page that shows one of several: `?tab=users`, or `?tab=*` for each that has no line of its own. */
const TAB = /\?tab=(\*|[a-z-]+)$/;

function firstCallProblems(firstCalls: unknown, routes: unknown): string[] {
  if (firstCalls === undefined) return [];
  if (!isObject(firstCalls)) return ['firstCalls: an object, path to calls, like {"/earn":["/api/walls"]}'];
  return Object.entries(firstCalls).flatMap(([page, calls]) => [
    ...unless(
      Array.isArray(routes) && routes.some((route) => isWithin(page.replace(TAB, ''), route)),
      `firstCalls.${page}: must lie in one of the routes`,
    ),
    ...unless(
      Array.isArray(calls) && calls.every((call) => isMatch(call, CALL)),
      `firstCalls.${page}: a list of GET calls like "/api/walls"`,
    ),
  ]);
}

function isWithin(path: unknown, route: unknown): boolean {
  return typeof path === 'string' && typeof route === 'string' && (path === route || path.startsWith(`${route}/`));
}
