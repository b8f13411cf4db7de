import type { RegistryRecord, RemoteManifest, Requirement } from '../../src/contract/registry-document.ts';

/** The site's registry document, as far as it is read here: the records of the others are passed on as they are. */
interface PassedOn {
  microFrontends: Record<string, object[]>;
}

/** The remote that is being worked on. */
export interface RemoteAtWork {
  manifest: RemoteManifest;
  requires: Record<string, Requirement>;
  operatorsRequires: Record<string, Requirement>;
  /** Where the dev server offers it. */
  publicPath: string;
}

/**
 * The site's registry document with the remote that is being worked on in place of the released one, or added to it.
 */
export function devRegistry(document: PassedOn, { manifest, requires, operatorsRequires, publicPath }: RemoteAtWork): PassedOn {
  const { name, operators, ...declared } = manifest;
  const manifestIn = (folder: string): string => `${folder}mf-manifest.json`;
  const brought = operators && { operators: { ...operators, url: manifestIn(`${publicPath}operators/`), requires: operatorsRequires } };
  const record: RegistryRecord = {
    url: manifestIn(publicPath),
    metadata: { version: 'dev' },
    deployment: { traffic: 100, default: true },
    extras: { title: declared.navigation[0]?.label ?? name, ...declared, ...brought, requires, preload: [], cohort: 'preview' },
  };
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [record] } };
}
