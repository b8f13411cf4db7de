/** One field of an entry, as it was and as it is; undefined where it was not there. */
export interface ChangedField {
  name: string;
  before: string | undefined;
  after: string | undefined;
  isChanged: boolean;
}

type Details = Readonly<Record<string, unknown>> | null;

/**
 * Lays before and after side by side, field by field (fields of nested objects by their path). Without an "after" (a
 * refusal, an unknown outcome) what was asked for stands in its place.
 */
export function changedFields(before: Details, after: Details, input: Details): ChangedField[] {
  const was = flat(before);
  const is = flat(after ?? input);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((name) => ({ name, before: was[name], after: is[name], isChanged: was[name] !== is[name] }));
}

function flat(details: unknown, path = ''): Record<string, string> {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return path === '' ? {} : { [path]: words(details) };
  const fields = Object.entries(details).map(([name, value]) => flat(value, path === '' ? name : `${path}.${name}`));
  return Object.assign({}, ...fields) as Record<string, string>;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
