import type { NavigationEntry, RegistryPreview, Requirement } from '@facet/remote-kit';
import { asCohort } from '../telemetry/index.ts';
import { asList, asObject, asText, asTexts } from './as-shapes.ts';
import { parseOperators } from './parse-operators.ts';
import { parseNotices } from './parse-notices.ts';
import type { RegistryEntry } from './registry-entry.ts';

export interface ParsedRegistry {
  entries: RegistryEntry[];
  /** Remotes that are left out, and why. */
  problems: string[];
  /** Major version of the contract that each service speaks, as far as it is known. */
  services: Record<string, string>;
  preview: RegistryPreview | null;
}

/**
 * Reads a registry document. What is odd in one remote's record costs that remote alone; a document that is none
 * throws.
 */
export function parseRegistry(document: unknown): ParsedRegistry {
  const { microFrontends, services, preview } = asObject(document, 'the registry');
  const parsed: ParsedRegistry = { entries: [], problems: [], services: asTexts(services), preview: asPreview(preview) };
  for (const [name, records] of Object.entries(asObject(microFrontends, 'microFrontends'))) {
    try {
      const record = recordInForce(records);
      const entry = parseRecord(name, record);
      parsed.entries.push(entry, ...operatorsOf(entry, record));
    } catch (error) {
      parsed.problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return parsed;
}

/** The one that gets the traffic: the default, else the first. */
function recordInForce(records: unknown): Record<string, unknown> {
  const list = asList(records, 'its record').map((record) => asObject(record, 'its record'));
  const isDefault = ({ deployment }: Record<string, unknown>): boolean =>
    typeof deployment === 'object' && deployment !== null && 'default' in deployment && deployment.default === true;
  const found = list.find(isDefault) ?? list[0];
  if (!found) throw new Error('no version is released');
  return found;
}

function parseRecord(name: string, record: Record<string, unknown>): RegistryEntry {
  const metadata = asObject(record.metadata, 'metadata');
  const extras = asObject(record.extras, 'extras');
  const routes = asList(extras.routes, 'routes').map((route) => asText(route, 'routes'));
  if (!routes.every((route) => /^\/[a-z0-9-/]+$/.test(route))) throw new Error('routes is not a list of paths');
  return {
    name,
    title: typeof extras.title === 'string' ? extras.title : name,
    version: asText(metadata.version, 'metadata.version'),
    url: asOwnAddress(record.url),
    integrity: typeof metadata.integrity === 'string' ? metadata.integrity : null,
    contract: Number(extras.contract),
    routes,
    frame: extras.frame === 'own' ? 'own' : 'member',
    navigation: asList(extras.navigation, 'navigation').map(parseNavigation),
    notices: parseNotices(extras.notices),
    services: asTexts(extras.services),
    requires: parseRequires(asObject(extras.requires, 'requires')),
    operators: null,
    cohort: asCohort(extras.cohort),
    fallback: parseFallback(name, extras.fallback),
  };
}

/** What it brings to the operators' area; null: nothing, or nothing that can be read, which costs members nothing. */
function operatorsOf(entry: RegistryEntry, { extras }: Record<string, unknown>): RegistryEntry[] {
  const { operators, fallback } = asObject(extras, 'extras');
  const found = operatorsEntry(entry, operators);
  if (!found) return [];
  const before = typeof fallback === 'object' && fallback !== null && 'extras' in fallback ? asObject(fallback.extras, 'extras') : {};
  return [{ ...found, fallback: entry.fallback && operatorsEntry(entry.fallback, before['operators']) }];
}

function operatorsEntry(entry: RegistryEntry, value: unknown): RegistryEntry | null {
  if (value === undefined) return null;
  try {
    const record = asObject(value, 'operators');
    return {
      ...entry,
      name: `${entry.name}/operators`,
      url: asOwnAddress(record.url),
      integrity: typeof record.integrity === 'string' ? record.integrity : null,
      requires: parseRequires(asObject(record.requires, 'operators.requires')),
      routes: [],
      navigation: [],
      notices: [],
      frame: 'operators',
      operators: parseOperators(record),
      fallback: null,
    };
  } catch (error) {
    console.error(`registry: left out ${entry.name}/operators:`, error);
    return null;
  }
}

/** One that cannot be read is none: it is not needed as long as the chosen version works. */
function parseFallback(name: string, record: unknown): RegistryEntry | null {
  try {
    return { ...parseRecord(name, asObject(record, 'fallback')), cohort: 'stable', fallback: null };
  } catch {
    return null;
  }
}

function parseNavigation(value: unknown): NavigationEntry {
  const { path, label, labels, icon, order, audience, badge } = asObject(value, 'navigation');
  return {
    path: asText(path, 'navigation.path'),
    label: asText(label, 'navigation.label'),
    labels: asTexts(labels),
    icon: asText(icon, 'navigation.icon'),
    order: Number(order),
    audience: audience === 'operator' ? 'operator' : 'member',
    // An odd one is none: the page is there without it.
    ...(typeof badge === 'string' && /^\/api\/[a-z0-9-/]+$/.test(badge) && { badge }),
  };
}

function parseRequires(requires: Record<string, unknown>): Record<string, Requirement> {
  const parse = (value: unknown): Requirement => {
    const { version, exports } = asObject(value, 'requires');
    const names = exports === undefined ? undefined : asList(exports, 'requires').map((name) => asText(name, 'requires'));
    return { version: asText(version, 'requires'), ...(names && { exports: names }) };
  };
  return Object.fromEntries(Object.entries(requires).map(([name, value]) => [name, parse(value)]));
}

/** What a tester is told they see; anything odd in it is no reason to show them no page. */
function asPreview(value: unknown): RegistryPreview | null {
  if (typeof value !== 'object' || value === null) return null;
  const { by, expiresAt, versions } = value as Record<string, unknown>;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt)) || !Array.isArray(versions)) return null;
  const shown = versions.map((version: Record<string, unknown>) => ({
    deployable: String(version.deployable),
    version: String(version.version),
    available: version.available === true,
  }));
  return { by: typeof by === 'string' ? by : null, expiresAt, versions: shown };
}

/** Code is taken from this site's remotes only, and the address is read as it is written: no `..`, no backslash. */
function asOwnAddress(value: unknown): string {
  const url = asText(value, 'url');
  const { origin, pathname } = new URL(url, location.origin);
  if (origin !== location.origin || pathname !== url || !url.startsWith('/remotes/')) throw new Error(`url ${url} lies outside this site`);
  return url;
}
