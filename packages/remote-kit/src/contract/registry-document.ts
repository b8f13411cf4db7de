/** An entry of the sidebar. `audience: 'operator'` shows it only to members with an administrator role. */
export interface NavigationEntry {
  path: string;
  label: string;
  /** Name of an icon of @facet/ui. */
  icon: string;
  order: number;
  audience?: 'member' | 'operator';
}

/** `remote.json`: what a remote declares about itself, known to the shell without any code of it. */
export interface RemoteManifest {
  name: string;
  /** What error cards call it; the label of its first navigation entry when absent. */
  title?: string;
  contract: number;
  /** Path prefixes that it owns. */
  routes: string[];
  navigation: NavigationEntry[];
  /** Services it calls, by major version. */
  services: Record<string, string>;
}

/** A shared package as a remote needs it; `exports` are the names that it imports. */
export interface Requirement {
  /** `^major.minor.patch` */
  version: string;
  exports?: string[];
}

/** One version of a remote. */
export interface RegistryRecord {
  /** Its federation manifest. */
  url: string;
  fallbackUrl?: string;
  metadata: { version: string; integrity?: string };
  deployment?: { traffic: number; default?: boolean };
  extras: Omit<RemoteManifest, 'name'> & { title: string; requires: Record<string, Requirement>; preload?: string[] };
}

/** `/registry.json`, after the public micro-frontend discovery schema. */
export interface RegistryDocument {
  schema: string;
  microFrontends: Record<string, RegistryRecord[]>;
}
