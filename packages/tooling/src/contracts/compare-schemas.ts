import type { OpenapiDocument, Schema } from './openapi-document.ts';
import { variantsOf } from './schema-variants.ts';

/**
 * Who writes the value: of a `request` the callers, which keep sending the old form; of a `response` the service, which
 * callers keep reading.
 */
export type Direction = 'request' | 'response';

interface Comparison {
  readonly before: OpenapiDocument;
  readonly after: OpenapiDocument;
  readonly direction: Direction;
  /** What is being compared already: schemas may hold themselves. */
  readonly open: ReadonlySet<string>;
}

const LOWER_LIMITS = ['minimum', 'minLength', 'minItems'] as const;
const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems'] as const;

/** What of this value a caller that knows only `old` would stumble over, a sentence each. `where` names the value. */
export function compareSchemas(old: Schema, now: Schema, where: string, comparison: Comparison): string[] {
  const pair = JSON.stringify([old, now]);
  if (comparison.open.has(pair)) return [];
  const inner = { ...comparison, open: new Set([...comparison.open, pair]) };
  const olds = variantsOf(old, comparison.before);
  const nows = variantsOf(now, comparison.after);
  // Each form that may arrive must be one that its reader knows.
  const [arriving, known] = comparison.direction === 'request' ? [olds, nows] : [nows, olds];
  return arriving.flatMap((variant) => {
    const candidates = known.filter((candidate) => holdsKind(candidate, variant));
    if (candidates.length === 0) {
      const kind = variant.type === undefined ? 'anything' : String(variant.type);
      return [comparison.direction === 'request' ? `${where} may no longer be ${kind}` : `${where} may now be ${kind}`];
    }
    const problems = candidates.map((candidate) => {
      const [before, after] = comparison.direction === 'request' ? [variant, candidate] : [candidate, variant];
      return compareVariants(before, after, where, inner);
    });
    return problems.toSorted((one, other) => one.length - other.length)[0] ?? [];
  });
}

function holdsKind(candidate: Schema, { type }: Schema): boolean {
  return candidate.type === undefined || candidate.type === type || (candidate.type === 'number' && type === 'integer');
}

function compareVariants(old: Schema, now: Schema, where: string, comparison: Comparison): string[] {
  return [
    ...compareLiterals(old, now, where, comparison.direction),
    ...(comparison.direction === 'request' ? compareLimits(old, now, where) : []),
    ...(old.items && now.items ? compareSchemas(old.items, now.items, `${where}[]`, comparison) : []),
    ...compareFields(old, now, where, comparison),
    ...compareRecords(old, now, where, comparison),
  ];
}

/** A value that went is a break in both directions; a new one in a response is growth, which readers must bear. */
function compareLiterals(old: Schema, now: Schema, where: string, direction: Direction): string[] {
  if (!now.enum) return [];
  if (!old.enum) return direction === 'request' ? [`${where} may now only be ${now.enum.map(quoted).join(', ')}`] : [];
  const gone = old.enum.filter((value) => !now.enum?.includes(value));
  return gone.map((value) => `${where} is never ${quoted(value)} any more`);
}

function compareLimits(old: Schema, now: Schema, where: string): string[] {
  const lower = LOWER_LIMITS.filter((limit) => (now[limit] ?? -Infinity) > (old[limit] ?? -Infinity));
  const upper = UPPER_LIMITS.filter((limit) => (now[limit] ?? Infinity) < (old[limit] ?? Infinity));
  const tighter = [...lower, ...upper].map((limit) => `${where} has a tighter ${limit}: ${now[limit]}`);
  return now.pattern !== undefined && old.pattern === undefined ? [...tighter, `${where} must now look like ${now.pattern}`] : tighter;
}

function compareFields(old: Schema, now: Schema, where: string, comparison: Comparison): string[] {
  const [olds, nows] = [old.properties ?? {}, now.properties ?? {}];
  const [mustBefore, mustNow] = [new Set(old.required), new Set(now.required)];
  const at = (name: string): string => (where === '' ? name : `${where}.${name}`);
  const kept = Object.entries(olds).flatMap(([name, field]) => {
    const other = nows[name];
    return other ? compareSchemas(field, other, at(name), comparison) : [];
  });
  const gone = Object.keys(olds).filter((name) => !nows[name]);
  if (comparison.direction === 'response') {
    const unsure = [...mustBefore].filter((name) => nows[name] && !mustNow.has(name));
    return [...gone.map((name) => `${at(name)} is gone`), ...unsure.map((name) => `${at(name)} may now be missing`), ...kept];
  }
  const refused = now.additionalProperties === false ? gone.map((name) => `${at(name)} is no longer accepted`) : [];
  const demanded = [...mustNow].filter((name) => !mustBefore.has(name)).map((name) => `${at(name)} is now required`);
  return [...refused, ...demanded, ...kept];
}

/** Objects whose keys are data. */
function compareRecords(old: Schema, now: Schema, where: string, comparison: Comparison): string[] {
  const [before, after] = [recordValue(old), recordValue(now)];
  return before && after ? compareSchemas(before, after, `${where}{}`, comparison) : [];
}

function recordValue({ additionalProperties, patternProperties }: Schema): Schema | undefined {
  if (typeof additionalProperties === 'object') return additionalProperties;
  return Object.values(patternProperties ?? {})[0];
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}
