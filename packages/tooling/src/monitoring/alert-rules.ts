import { parseDocument } from 'yaml';

const SEVERITIES = ['critical', 'warning', 'info'] as const;

/** An alert as `deploy/monitoring/alerts.yaml` has it. */
export interface Alert {
  alert: string;
  expr: string;
  /** How long it must hold, such as `5m`; absent: at once. */
  for?: string;
  labels: { severity: (typeof SEVERITIES)[number] };
  annotations: { summary: string; runbook_url: string };
}

const DURATION = /^(\d+(ms|s|m|h|d|w|y))+$/;

/** Reads a Prometheus rule file and holds it to what our alerts are made of. @throws with everything that is wrong. */
export function readAlerts(text: string): Alert[] {
  const document = parseDocument(text, { uniqueKeys: true });
  const problems = document.errors.map(({ message }) => message);
  const groups = keysOf(document.toJS(), ['groups'], 'the file', problems).groups;
  const rules = listOf(groups, 'groups', problems).flatMap((group, index) => {
    const { name, rules } = keysOf(group, ['name', 'rules'], `group ${index + 1}`, problems);
    return listOf(rules, `rules of ${String(name)}`, problems);
  });
  const alerts = rules.map((rule) => readAlert(rule, problems));
  const names = alerts.map(({ alert }) => alert);
  for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index))) problems.push(`${name} is there twice`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return alerts;
}

function readAlert(rule: unknown, problems: string[]): Alert {
  const alert = keysOf(rule, ['alert', 'expr', 'for?', 'labels', 'annotations'], 'a rule', problems);
  const name = String(alert.alert);
  const { severity } = keysOf(alert.labels, ['severity'], `labels of ${name}`, problems);
  const annotations = keysOf(alert.annotations, ['summary', 'runbook_url'], `annotations of ${name}`, problems);
  if (!/^[A-Z][A-Za-z]+$/.test(name)) problems.push(`${name} is no name of an alert`);
  if (!SEVERITIES.some((known) => known === severity)) problems.push(`${name} has no severity ${String(severity)}`);
  if (alert.for !== undefined && !(typeof alert.for === 'string' && DURATION.test(alert.for)))
    problems.push(`${name} waits for ${JSON.stringify(alert.for)}, which is no duration`);
  for (const [key, text] of Object.entries({ expr: alert.expr, ...annotations }))
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${key} of ${name} must be a text`);
  return rule as Alert;
}

/** The members of an object that has these keys and no other; one that ends in `?` may be absent. */
function keysOf(value: unknown, keys: readonly string[], what: string, problems: string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(`${what} must be an object`);
    return {};
  }
  const known = keys.map((key) => key.replace('?', ''));
  for (const key of Object.keys(value)) if (!known.includes(key)) problems.push(`${what}: ${key} is not known`);
  for (const key of keys) if (!key.endsWith('?') && !(key in value)) problems.push(`${what}: ${key} is missing`);
  return value as Record<string, unknown>;
}

function listOf(value: unknown, what: string, problems: string[]): unknown[] {
  if (Array.isArray(value) && value.length > 0) return value;
  problems.push(`${what} must be a list with something in it`);
  return [];
}
