import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMatch, isObject, isText, isTexts, NAME, unknownKeys, unless } from './manifest-rules.mjs';
import { noticeProblems } from './notice-problems.mjs';
import { operatorsProblems } from './operators-problems.mjs';

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
];
const NAVIGATION_KEYS = ['path', 'label', 'labels', 'icon', 'order', 'audience', 'badge'];

/** Reads and checks `remote.json`. Throws once, with every problem in it. */
export function readRemoteManifest(folder) {
  const file = path.join(folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const problems = problemsOf(manifest);
  if (problems.length > 0) throw new Error(`${file}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return manifest;
}

function problemsOf(manifest) {
  if (!isObject(manifest)) return ['must be an object'];
  const { name, title, contract, routes, frame, navigation, services, weightBudgetKilobytes: budget, firstCalls } = manifest;
  return [
    ...unknownKeys(manifest, KEYS, ''),
    ...unless(isMatch(name, NAME), 'name: letters, digits and hyphens in lower case, like "mfe-earn"'),
    ...unless(title === undefined || isText(title), 'title: text, or left out'),
    ...unless(Number.isInteger(contract) && contract > 0, 'contract: the version of the contract, such as 1'),
    ...routeProblems(routes),
    ...unless([undefined, 'member', 'own'].includes(frame), 'frame: "member" (default) or "own"'),
    ...(Array.isArray(navigation)
      ? navigation.flatMap((entry, index) => entryProblems(entry, index, routes))
      : ['navigation: a list, [] when there is none']),
    ...serviceProblems(services),
    ...unless(budget === undefined || (Number.isFinite(budget) && budget > 0), 'weightBudgetKilobytes: kilobytes of brotli, more than 0'),
    ...firstCallProblems(firstCalls, routes),
    ...noticeProblems(manifest.notices),
    ...operatorsProblems(manifest.operators),
  ];
}

function routeProblems(routes) {
  if (!Array.isArray(routes) || routes.length === 0) return ['routes: at least one path, like "/earn"'];
  return [
    ...routes.filter((route) => !isMatch(route, PATH)).map((route) => `routes: ${JSON.stringify(route)} is no path like "/earn"`),
    ...unless(new Set(routes).size === routes.length, 'routes: the same path twice'),
  ];
}

function entryProblems(entry, index, routes) {
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
    ...unless([undefined, 'member', 'operator'].includes(entry.audience), `${at}.audience: "member" (default) or "operator"`),
  ];
}

function serviceProblems(services) {
  if (!isObject(services)) return ['services: an object, name to major version, like {"earn":"1"}'];
  return Object.entries(services).flatMap(([name, version]) =>
    unless(isMatch(name, NAME) && isMatch(version, /^\d+$/), `services.${name}: a major version like "1"`),
  );
}

function firstCallProblems(firstCalls = {}, routes) {
  if (!isObject(firstCalls)) return ['firstCalls: an object, path to calls, like {"/earn":["/api/walls"]}'];
  return Object.entries(firstCalls).flatMap(([page, calls]) => [
    ...unless(Array.isArray(routes) && routes.some((route) => isWithin(page, route)), `firstCalls.${page}: must lie in one of the routes`),
    ...unless(
      Array.isArray(calls) && calls.every((call) => isMatch(call, CALL)),
      `firstCalls.${page}: a list of GET calls like "/api/walls"`,
    ),
  ]);
}

const isWithin = (path, route) => path === route || (typeof path === 'string' && path.startsWith(`${route}/`));
