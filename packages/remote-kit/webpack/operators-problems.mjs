import { isMatch, isObject, isText, isTexts, NAME, unknownKeys, unless } from './manifest-rules.mjs';

const ROLES = ['moderator', 'admin', 'owner'];
const KEYS = ['tabs', 'memberPanels', 'figures', 'inserts', 'commands', 'weightBudgetKilobytes'];
const PLACES = ['bar'];
const ADMIN_CALL = /^\/api\/admin\/[a-z0-9-/]+$/;
const DECLARED = ['id', 'label', 'labels', 'role', 'order'];

/** What is wrong with `operators` of remote.json, a line each. */
export function operatorsProblems(operators) {
  if (operators === undefined) return [];
  if (!isObject(operators)) return ['operators: an object, like {"tabs":[]}'];
  const { tabs, memberPanels = [], figures = [], inserts = [], commands = [], weightBudgetKilobytes: budget } = operators;
  return [
    ...unknownKeys(operators, KEYS, 'operators.'),
    ...listProblems('tabs', tabs, [...DECLARED, 'path', 'icon', 'inMenu', 'badge'], tabProblems),
    ...listProblems('memberPanels', memberPanels, DECLARED, () => []),
    ...listProblems('figures', figures, DECLARED, () => []),
    ...listProblems('inserts', inserts, [...DECLARED, 'at'], insertProblems),
    ...listProblems('commands', commands, [...DECLARED, 'path', 'icon', 'inMenu'], (command, at) => commandProblems(command, at, tabs)),
    ...unless(budget === undefined || (Number.isFinite(budget) && budget > 0), 'operators.weightBudgetKilobytes: kilobytes, more than 0'),
  ];
}

function listProblems(name, list, keys, ownProblems) {
  if (!Array.isArray(list) || !list.every(isObject)) return [`operators.${name}: a list of objects`];
  const ids = list.map(({ id }) => id);
  return [
    ...unless(new Set(ids).size === ids.length, `operators.${name}: the same id twice`),
    ...list.flatMap((declared, index) => {
      const at = `operators.${name}[${index}]`;
      return [...unknownKeys(declared, keys, `${at}.`), ...declaredProblems(declared, at), ...ownProblems(declared, at)];
    }),
  ];
}

function declaredProblems({ id, label, labels, role, order }, at) {
  return [
    ...unless(isMatch(id, NAME), `${at}.id: letters, digits and hyphens in lower case, like "promos"`),
    ...unless(isText(label), `${at}.label: text`),
    ...unless(isObject(labels) && isTexts(labels), `${at}.labels: texts by language, like {"es":"Promociones"}`),
    ...unless(ROLES.includes(role), `${at}.role: the lowest role that it is for, ${ROLES.join(', ')}`),
    ...unless(Number.isFinite(order), `${at}.order: a number; the console sorts by it`),
  ];
}

function tabProblems({ id, path, icon, inMenu, badge }, at) {
  const isPage = path === `/admin/${id}`;
  return [
    ...unless(isPage || path === `/admin?tab=${id}`, `${at}.path: "/admin?tab=${id}", or "/admin/${id}" for a page of its own`),
    ...iconProblems(icon, at),
    ...unless(inMenu === undefined || (isPage && typeof inMenu === 'boolean'), `${at}.inMenu: true or false, of a page of its own`),
    ...unless(
      badge === undefined || (!isPage && isMatch(badge, ADMIN_CALL)),
      `${at}.badge: an operators' call that answers {"count":2}, of a tab of the console`,
    ),
  ];
}

function insertProblems({ at: place }, at) {
  return unless(PLACES.includes(place), `${at}.at: where it stands, ${PLACES.join(' or ')}`);
}

function commandProblems({ path, icon, inMenu }, at, tabs) {
  const isOwn = Array.isArray(tabs) && tabs.some((tab) => typeof path === 'string' && isBelow(path, tab?.path));
  return [
    ...unless(isOwn, `${at}.path: an address of one of its own tabs`),
    ...unless(inMenu === undefined || typeof inMenu === 'boolean', `${at}.inMenu: true or false`),
    ...iconProblems(icon, at),
  ];
}

function isBelow(path, tab) {
  return path === tab || path.startsWith(`${tab}&`) || path.startsWith(`${tab}?`);
}

function iconProblems(icon, at) {
  return unless(isMatch(icon, NAME), `${at}.icon: the name of an icon of @facet/ui, like "hand-coins"`);
}
