import {
  OPERATOR_ROLES,
  type AuditLabel,
  type OperatorsCommand,
  type OperatorsDeclaration,
  type OperatorsInsert,
  type OperatorsPanel,
  type OperatorsPlace,
  type OperatorsTab,
} from '../src/contract/operators-declaration.ts';
import { isAboveZero, isMatch, isObject, isText, isTexts, NAME, unknownKeys, unless } from './manifest-rules.ts';

const ROLES: readonly unknown[] = OPERATOR_ROLES;
const KEYS = [
  'tabs',
  'memberPanels',
  'figures',
  'inserts',
  'commands',
  'acts',
  'fields',
  'weightBudgetKilobytes',
] satisfies (keyof OperatorsDeclaration)[];
const PLACES: readonly unknown[] = ['bar', 'members', 'first-steps'] satisfies OperatorsPlace[];
const ADMIN_CALL = /^\/api\/admin\/[a-z0-9-/]+$/;
const DECLARED = ['id', 'label', 'labels', 'role', 'order'] as const;
const TAB = [...DECLARED, 'path', 'icon', 'inMenu', 'badge'] satisfies (keyof OperatorsTab)[];
const PANEL = [...DECLARED, 'beside', 'isHeld', 'icon', 'inMenu', 'key'] satisfies (keyof OperatorsPanel)[];
const INSERT = [...DECLARED, 'at'] satisfies (keyof OperatorsInsert)[];
const COMMAND = [...DECLARED, 'path', 'icon', 'inMenu'] satisfies (keyof OperatorsCommand)[];

const AUDIT_LABEL = ['name', 'label', 'labels'] satisfies (keyof AuditLabel)[];
const ACT = /^[a-z_-]+\.[a-z_-]+$/;
const FIELD = /^[a-z]\w*$/i;

type Declared = Record<string, unknown>;

/** What is wrong with `operators` of remote.json, a line each. */
export function operatorsProblems(operators: unknown): string[] {
  if (operators === undefined) return [];
  if (!isObject(operators)) return ['operators: an object, like {"tabs":[]}'];
  const {
    tabs,
    memberPanels = [],
    figures = [],
    inserts = [],
    commands = [],
    acts = [],
    fields = [],
    weightBudgetKilobytes: budget,
  } = operators;
  return [
    ...unknownKeys(operators, KEYS, 'operators.'),
    ...listProblems('tabs', tabs, TAB, tabProblems),
    ...listProblems('memberPanels', memberPanels, PANEL, panelProblems),
    ...listProblems('figures', figures, DECLARED, () => []),
    ...listProblems('inserts', inserts, INSERT, insertProblems),
    ...listProblems('commands', commands, COMMAND, (command, at) => commandProblems(command, at, tabs)),
    ...auditLabelProblems('acts', acts, ACT),
    ...auditLabelProblems('fields', fields, FIELD),
    ...unless(budget === undefined || isAboveZero(budget), 'operators.weightBudgetKilobytes: kilobytes, more than 0'),
  ];
}

function listProblems(
  name: keyof OperatorsDeclaration,
  list: unknown,
  keys: readonly string[],
  ownProblems: (declared: Declared, at: string) => string[],
): string[] {
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

function auditLabelProblems(list: 'acts' | 'fields', labels: unknown, pattern: RegExp): string[] {
  if (!Array.isArray(labels) || !labels.every(isObject)) return [`operators.${list}: a list of objects`];
  const names = labels.map(({ name }) => name);
  return [
    ...unless(new Set(names).size === names.length, `operators.${list}: the same name twice`),
    ...labels.flatMap((entry, index) => {
      const at = `operators.${list}[${index}]`;
      return [
        ...unknownKeys(entry, AUDIT_LABEL, `${at}.`),
        ...unless(isMatch(entry.name, pattern), `${at}.name: as the audit log has it, like "promo_code.create" or "maxUses"`),
        ...labelProblems(entry, at),
      ];
    }),
  ];
}

function labelProblems({ label, labels }: Declared, at: string): string[] {
  return [
    ...unless(isText(label), `${at}.label: text`),
    ...unless(isTexts(labels), `${at}.labels: texts by language, like {"es":"Promociones"}`),
  ];
}

function declaredProblems({ id, role, order, ...text }: Declared, at: string): string[] {
  return [
    ...unless(isMatch(id, NAME), `${at}.id: letters, digits and hyphens in lower case, like "promos"`),
    ...labelProblems(text, at),
    ...unless(ROLES.includes(role), `${at}.role: the lowest role that it is for, ${ROLES.join(', ')}`),
    ...unless(Number.isFinite(order), `${at}.order: a number; the console sorts by it`),
  ];
}

function tabProblems({ id, path, icon, inMenu, badge }: Declared, at: string): string[] {
  const [tab, page] = [`/admin?tab=${String(id)}`, `/admin/${String(id)}`];
  const isPage = path === page;
  return [
    ...unless(isPage || path === tab, `${at}.path: "${tab}", or "${page}" for a page of its own`),
    ...iconProblems(icon, at),
    ...unless(inMenu === undefined || (isPage && typeof inMenu === 'boolean'), `${at}.inMenu: true or false, of a page of its own`),
    ...unless(badge === undefined || isMatch(badge, ADMIN_CALL), `${at}.badge: an operators' call that answers {"count":2}`),
  ];
}

function panelProblems({ beside, isHeld, icon, inMenu, key }: Declared, at: string): string[] {
  return [
    ...unless(beside === undefined || typeof beside === 'boolean', `${at}.beside: true or false`),
    ...unless(isHeld === undefined || (beside === true && typeof isHeld === 'boolean'), `${at}.isHeld: true or false, of a card beside`),
    ...unless(inMenu === undefined || typeof inMenu === 'boolean', `${at}.inMenu: true or false`),
    ...unless(key === undefined || (inMenu === true && isMatch(key, /^[a-z]$/)), `${at}.key: one letter, of a panel in the menu`),
    ...(icon === undefined && inMenu !== true ? [] : iconProblems(icon, at)),
  ];
}

function insertProblems({ at: place }: Declared, at: string): string[] {
  return unless(PLACES.includes(place), `${at}.at: where it stands, ${PLACES.join(' or ')}`);
}

function commandProblems({ path, icon, inMenu }: Declared, at: string, tabs: unknown): string[] {
  const isOwn = Array.isArray(tabs) && tabs.some((tab) => isObject(tab) && isBelow(path, tab.path));
  return [
    ...unless(isOwn, `${at}.path: an address of one of its own tabs`),
    ...unless(inMenu === undefined || typeof inMenu === 'boolean', `${at}.inMenu: true or false`),
    ...iconProblems(icon, at),
  ];
}

function isBelow(path: unknown, tab: unknown): boolean {
  if (typeof path !== 'string' || typeof tab !== 'string') return false;
  return path === tab || path.startsWith(`${tab}&`) || path.startsWith(`${tab}?`);
}

function iconProblems(icon: unknown, at: string): string[] {
  return unless(isMatch(icon, NAME), `${at}.icon: the name of an icon of @facet/ui, like "hand-coins"`);
}
