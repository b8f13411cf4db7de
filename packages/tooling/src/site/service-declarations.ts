import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** A variable that a service reads: a JSON schema of its value, and more. The gateway checks its form. */
export interface DeclaredVariable {
  readonly description: string;
  readonly default?: string | number;
  readonly secret?: boolean;
  readonly optional?: boolean;
  /** A value that could be, of one that must be given. */
  readonly example?: string;
}

/** The parts of a service.json that the site's start reads; the gateway reads and checks the routes itself. */
export interface ServiceDeclaration {
  readonly name: string;
  readonly subscribes: readonly string[];
  readonly settings: Readonly<Record<string, object>>;
  readonly environment: Readonly<Record<string, DeclaredVariable>>;
}

/** Every service that exists, by its service.json. The simulator has none: it is not ours. */
export function serviceDeclarations(folder = projectRoot): ServiceDeclaration[] {
  const services = join(folder, 'services');
  return readdirSync(services)
    .toSorted()
    .filter((name) => ['service.json', 'src/main.ts'].every((file) => existsSync(join(services, name, file))))
    .map((name) => serviceDeclaration(name, folder));
}

/** What one service declares in `folder`: the working tree, or a kept version of the service. */
export function serviceDeclaration(name: string, folder: string): ServiceDeclaration {
  const text = readFileSync(join(folder, 'services', name, 'service.json'), 'utf8');
  const declared = JSON.parse(text) as Partial<ServiceDeclaration> & { name: string };
  return { subscribes: [], settings: {}, environment: {}, ...declared };
}

/** Event type to the services that want it: what a publisher's outbox delivers to. */
export function subscribersOf(services: readonly ServiceDeclaration[]): Record<string, string[]> {
  const subscribers: Record<string, string[]> = {};
  for (const { name, subscribes } of services) {
    for (const type of subscribes) (subscribers[type] ??= []).push(name);
  }
  return subscribers;
}

/**
 * All settings of the site by key, as identity validates them, each with its owner. Throws when two services declare
 * the same one, naming both.
 */
export function settingsCatalogue(services: readonly ServiceDeclaration[]): Record<string, object> {
  const owners: Record<string, string> = {};
  const catalogue: Record<string, object> = {};
  for (const { name, settings } of services) {
    for (const [key, declaration] of Object.entries(settings)) {
      if (owners[key]) throw new Error(`the setting ${key} is declared by ${owners[key]} and by ${name}: it needs one owner`);
      owners[key] = name;
      catalogue[key] = { ...declaration, service: name };
    }
  }
  return catalogue;
}
