import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A service has two contracts, each with a major version of its own; service.json names those that are not 1. */
const FIELDS = { 'openapi.json': 'contract', 'openapi.internal.json': 'internalContract' } as const;
export type ContractFile = keyof typeof FIELDS;

export function contractMajor(root: string, service: string, file: ContractFile): number {
  return declaration(root, service)[FIELDS[file]] ?? 1;
}

/** Writes a new major version into service.json, and leaves the rest of it as it is. */
export function declareMajor(root: string, service: string, file: ContractFile, major: number): void {
  const path = declarationFile(root, service);
  const [text, field] = [readFileSync(path, 'utf8'), FIELDS[file]];
  const known = new RegExp(`"${field}": \\d+`);
  const line = `"${field}": ${major}`;
  writeFileSync(path, known.test(text) ? text.replace(known, line) : text.replace(/^ {2}"name": .*$/m, (name) => `${name}\n  ${line},`));
}

interface Declaration {
  readonly contract?: number;
  readonly internalContract?: number;
}

function declaration(root: string, service: string): Declaration {
  return JSON.parse(readFileSync(declarationFile(root, service), 'utf8')) as Declaration;
}

function declarationFile(root: string, service: string): string {
  return join(root, 'services', service, 'service.json');
}
