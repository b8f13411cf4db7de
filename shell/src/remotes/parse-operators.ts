import {
  OPERATOR_ROLES,
  type AuditLabel,
  type OperatorRole,
  type OperatorsInsert,
  type OperatorsDeclaration,
  type OperatorsPanel,
} from '@facet/remote-kit';
import { asList, asObject, asText, asTexts } from './as-shapes.ts';

/** What a remote brings to the operators' area. Throws for what the console could not draw. */
export function parseOperators({
  tabs,
  memberPanels = [],
  figures = [],
  inserts = [],
  commands = [],
  acts,
  fields,
}: Record<string, unknown>): OperatorsDeclaration {
  return {
    tabs: asList(tabs, 'operators.tabs').map(parseTab),
    memberPanels: asList(memberPanels, 'operators.memberPanels').map(parsePanel),
    figures: asList(figures, 'operators.figures').map(parseDeclared),
    inserts: asList(inserts, 'operators.inserts').map(parseInsert),
    commands: asList(commands, 'operators.commands').map(parsePlace),
    acts: parseAuditLabels(acts),
    fields: parseAuditLabels(fields),
  };
}

function parseTab(value: unknown) {
  const { badge } = asObject(value, 'operators');
  // An odd one is none: the tab is there without it.
  return { ...parsePlace(value), ...(typeof badge === 'string' && /^\/api\/admin\/[a-z0-9-/]+$/.test(badge) && { badge }) };
}

function parsePanel(value: unknown): OperatorsPanel {
  const { beside, isHeld, icon, inMenu, key } = asObject(value, 'operators');
  return {
    ...parseDeclared(value),
    ...(beside === true && { beside }),
    ...(isHeld === true && { isHeld }),
    ...(typeof icon === 'string' && { icon }),
    ...(typeof key === 'string' && { key }),
    inMenu: inMenu === true,
  };
}

/** Where it stands is read by the console: one that an older console has no room for is not drawn. */
function parseInsert(value: unknown): OperatorsInsert {
  const at = asText(asObject(value, 'operators').at, 'operators.at');
  return { ...parseDeclared(value), at: at as OperatorsInsert['at'] };
}

/** An odd one is left out: the audit log shows what it was for as it is. */
function parseAuditLabels(value: unknown): AuditLabel[] {
  const parse = (entry: unknown): AuditLabel[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, label, labels } = entry as Record<string, unknown>;
    return typeof name === 'string' && typeof label === 'string' ? [{ name, label, labels: asTexts(labels) }] : [];
  };
  return Array.isArray(value) ? value.flatMap(parse) : [];
}

function parsePlace(value: unknown) {
  const { path, icon, inMenu } = asObject(value, 'operators');
  const place = asText(path, 'operators.path');
  if (!/^\/admin[/?]/.test(place)) throw new Error(`${place} lies outside the operators' area`);
  return { ...parseDeclared(value), path: place, icon: asText(icon, 'operators.icon'), inMenu: inMenu === true };
}

function parseDeclared(value: unknown) {
  const { id, label, labels, role, order } = asObject(value, 'operators');
  return {
    id: asText(id, 'operators.id'),
    label: asText(label, 'operators.label'),
    labels: asTexts(labels),
    role: asRole(role),
    order: Number(order),
  };
}

function asRole(value: unknown): OperatorRole {
  const role = OPERATOR_ROLES.find((known) => known === value);
  if (role === undefined) throw new Error(`${String(value)} is no role of an operator`);
  return role;
}
