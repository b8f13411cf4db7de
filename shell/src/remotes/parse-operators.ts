import { OPERATOR_ROLES, type OperatorRole, type OperatorsDeclaration } from '@facet/remote-kit';
import { asList, asObject, asText, asTexts } from './as-shapes.ts';

/** What a remote brings to the operators' area. Throws for what the console could not draw. */
export function parseOperators({ tabs, memberPanels = [], figures = [], commands = [] }: Record<string, unknown>): OperatorsDeclaration {
  return {
    tabs: asList(tabs, 'operators.tabs').map((tab) => ({ ...parsePlace(tab), inMenu: asObject(tab, 'tab').inMenu === true })),
    memberPanels: asList(memberPanels, 'operators.memberPanels').map(parseDeclared),
    figures: asList(figures, 'operators.figures').map(parseDeclared),
    commands: asList(commands, 'operators.commands').map(parsePlace),
  };
}

function parsePlace(value: unknown) {
  const { path, icon } = asObject(value, 'operators');
  const place = asText(path, 'operators.path');
  if (!/^\/admin[/?]/.test(place)) throw new Error(`${place} lies outside the operators' area`);
  return { ...parseDeclared(value), path: place, icon: asText(icon, 'operators.icon') };
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
