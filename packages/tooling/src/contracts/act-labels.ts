import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OpenapiDocument } from './openapi-document.ts';

/** Labels of acts whose service has no remote with a part for operators. */
const CONSOLE = 'mfe-admin/src/audit/audit-labels.ts';

/**
 * A sentence for each act that a service records and operators would read as it is, since the domain's own remote
 * (`operators.acts` of its remote.json) has no label for it; without services, for those of all.
 */
export function actLabelProblems(root: string, services: readonly string[] = servicesWithActs(root)): string[] {
  return services.flatMap((service) => {
    const { file, labelled } = homeOf(root, service);
    const lacking = actsOf(root, service).filter((act) => !labelled.includes(act));
    return lacking.map((act) => `services/${service} records ${act}: it needs a label in ${file}`);
  });
}

export function servicesWithActs(root: string): string[] {
  const services = globSync('services/*/openapi.json', { cwd: root }).map((file) => basename(dirname(file)));
  return services.toSorted().filter((service) => actsOf(root, service).length > 0);
}

/** Where the acts of a service are named, and which of them are. */
function homeOf(root: string, service: string): { file: string; labelled: string[] } {
  const file = `mfe-${service}/remote.json`;
  const { operators } = (existsSync(join(root, file)) ? readJson(root, file) : {}) as { operators?: { acts?: { name: string }[] } };
  if (operators) return { file, labelled: (operators.acts ?? []).map(({ name }) => name) };
  const source = readFileSync(join(root, CONSOLE), 'utf8');
  return { file: CONSOLE, labelled: [...source.matchAll(/^ {2}'([a-z._-]+)': msg\(/gm)].map(([, name = '']) => name) };
}

function actsOf(root: string, service: string): string[] {
  const { paths } = readJson(root, `services/${service}/openapi.json`) as OpenapiDocument;
  const acts = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => [operation['x-operator-action'], operation['x-operator-or-action']]);
  return [...new Set(acts.filter((act) => typeof act === 'string'))];
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
