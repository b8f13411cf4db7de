import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One of a service's two contracts. */
export interface Contract {
  service: string;
  /** Below the project's root, and the address of it here: `services/wallet/openapi.json`. */
  file: string;
  /** The page that shows it: `/wallet/internal`. */
  page: string;
  isInternal: boolean;
  operations: number;
  areas: readonly { name: string; description: string }[];
}

interface Document {
  tags: Contract['areas'];
  paths: Record<string, object>;
}

export function findContracts(root: string): Contract[] {
  return globSync('services/*/openapi{,.internal}.json', { cwd: root })
    .toSorted()
    .toReversed()
    .toSorted((one, other) => dirname(one).localeCompare(dirname(other)))
    .map((file) => {
      const { tags, paths } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Document;
      const [service, isInternal] = [basename(dirname(file)), file.endsWith('.internal.json')];
      const operations = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
      return { service, file, page: `/${service}/${isInternal ? 'internal' : 'public'}`, isInternal, operations, areas: tags };
    });
}

export function listPage(contracts: readonly Contract[]): string {
  const services = [...Map.groupBy(contracts, ({ service }) => service)];
  const sections = services.map(([service, own]) => `<h2>${service}</h2>${own.map(describe).join('')}`);
  return page(
    'Contracts',
    `<main><h1>Contracts</h1><p>What each service answers, for browsers and for other services.</p>${sections.join('')}</main>`,
  );
}

function describe({ page: address, isInternal, operations, areas }: Contract): string {
  const about = areas.map(({ name, description }) => `<li><b>${name}</b>: ${escaped(description)}</li>`);
  const whom = isInternal ? 'For other services' : 'For browsers, through the gateway';
  return `<h3><a href="${address}">${whom}</a> (${operations} calls)</h3><ul>${about.join('')}</ul>`;
}

export function contractPage({ service, file, isInternal }: Contract): string {
  const title = `${service}${isInternal ? ', internal' : ''}`;
  const scripts = '<script src="/viewer/swagger-ui-bundle.js"></script><script src="/docs/viewer.js"></script>';
  return page(title, `<nav><a href="/">All contracts</a></nav><div id="contract"></div>${scripts}`, ` data-contract="/${file}"`);
}

function page(title: string, body: string, attributes = ''): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const icon = '<link rel="icon" href="/viewer/favicon-32x32.png">';
  const styles = '<link rel="stylesheet" href="/viewer/swagger-ui.css"><link rel="stylesheet" href="/docs/docs.css">';
  return `<!doctype html><html lang="en"><head>${head}${icon}${styles}</head><body${attributes}>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
