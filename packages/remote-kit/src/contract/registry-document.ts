import type { OperatorsDeclaration } from './operators-declaration.ts';

/** An entry of the sidebar. `audience: 'operator'` shows it only to members with an administrator role. */
export interface NavigationEntry {
  path: string;
  label: string;
  /** The label in other languages, such as `{ "es": "Ganar Robux" }`. */
  labels?: Record<string, string>;
  /** Name of an icon of @facet/ui. */
  icon: string;
  order: number;
  audience?: 'member' | 'operator';
  /**
   * A GET of this site that answers `{ "count": 2 }`: how many things wait for the member there. Shown while it is
   * above 0. It may also tell `"streak": 4`, the days in a row that are shown at the balance.
   */
  badge?: string;
}

/**
 * A kind of notice that a remote's domain puts into members' inboxes. Its texts are filled with the notice's values,
 * `{rank}`; a value whose name ends in "amount" is R$. Each has its translations beside it, such as `{ "es": "…" }`.
 */
export interface NoticeKind {
  /** Of the domain: `social.rank_reached`. */
  kind: string;
  /** In the inbox's filter and settings; kinds of one label are one line there. */
  label: string;
  labels?: Record<string, string>;
  /** When it is told, in the settings. */
  about?: string;
  abouts?: Record<string, string>;
  /** Name of an icon of @facet/ui. */
  icon: string;
  tone?: 'accent' | 'danger' | 'warning' | 'info';
  text: string;
  texts?: Record<string, string>;
  detail?: string;
  details?: Record<string, string>;
  /** Where the notice leads. */
  path?: string;
  action?: string;
  actions?: Record<string, string>;
  /**
   * A GET of this site that answers `{ "claims": [{ "kind", "amount", "path" }] }`: what can be claimed now. The newest
   * notice of a kind in there offers that in the place of its way: a POST of `{}` to that path.
   */
  claims?: string;
  /** It cannot be muted. */
  isAlways?: boolean;
  /** Its place in the inbox's filter and settings, as `navigation` has one; after all others when absent. */
  order?: number;
}

/** `remote.json`: what a remote declares about itself, known to the shell without any code of it. */
export interface RemoteManifest {
  name: string;
  /** What error cards call it; the label of its first navigation entry when absent. */
  title?: string;
  contract: number;
  /** Path prefixes that it owns. */
  routes: string[];
  /**
   * `own`: its pages bring their whole screen, and whoever comes sees them, signed in or not. Within the member’s frame
   * when absent.
   */
  frame?: 'member' | 'own';
  navigation: NavigationEntry[];
  /** Services it calls, by major version. */
  services: Record<string, string>;
  /** Kilobytes of brotli that it may weigh with all its pages; the build fails above. 60 when absent. */
  weightBudgetKilobytes?: number;
  /**
   * GET calls that a page always begins with, `{ "/earn": ["/api/walls"] }`: the browser of somebody who is signed in
   * sends them together with the page's scripts. One that is not asked for again, letter by letter, would be sent for
   * nothing. `/admin?tab=*`: of a page's tabs, where they begin with something else than the page without one.
   */
  firstCalls?: Record<string, string[]>;
  /** What its domain tells members in their inbox. */
  notices?: NoticeKind[];
  /** What it brings to the operators' area. */
  operators?: OperatorsDeclaration;
}

/** A shared package as a remote needs it; `exports` are the names that it imports. */
export interface Requirement {
  /** `^major.minor.patch` */
  version: string;
  exports?: string[];
}

/** What a version brings to the operators' area, and where its code for that is: apart from what members get. */
interface OperatorsRecord extends OperatorsDeclaration {
  /** Its federation manifest. */
  url: string;
  integrity?: string;
  requires: Record<string, Requirement>;
  /** What this code weighs, kilobytes of brotli. */
  weightKilobytes?: number;
  /** For the gateway: files that each tab needs, and those of a tab by its `path`; below the version's folder. */
  preload?: string[];
  pages?: Record<string, string[]>;
}

/** Why a visitor gets a version: it is everybody's, they are in its share, or they opened a preview link. */
export type Cohort = 'stable' | 'canary' | 'preview';

/** One version of a remote. */
export interface RegistryRecord {
  /** Its federation manifest. */
  url: string;
  metadata: { version: string; integrity?: string };
  /** `traffic`: percent of the visitors who get it. */
  deployment?: { traffic: number; default?: boolean };
  extras: Omit<RemoteManifest, 'name' | 'operators'> & {
    title: string;
    operators?: OperatorsRecord;
    requires: Record<string, Requirement>;
    preload?: string[];
    /** Files of each page, for the gateway. */
    pages?: Record<string, string[]>;
    /** What this version weighs, kilobytes of brotli. */
    weightKilobytes?: number;
    /** The next three are put in by the gateway. */
    cohort?: Cohort;
    /** Of the registry of releases. */
    revision?: number;
    /** The version to try when this one breaks. */
    fallback?: RegistryRecord;
  };
}

/** The preview that a browser is in. */
export interface RegistryPreview {
  /** Who made the link. */
  by: string | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
  /** `available`: it is this version that is shown; otherwise it is gone, and what everybody gets is shown. */
  versions: { deployable: string; version: string; available: boolean }[];
}

/** `/registry.json`, after the public micro-frontend discovery schema. */
export interface RegistryDocument {
  schema: string;
  /** One entry for each remote: what this visitor gets. */
  microFrontends: Record<string, RegistryRecord[]>;
  /** Major version of the contract that each service speaks, as far as it is known. */
  services?: Record<string, string>;
  preview?: RegistryPreview | null;
}
