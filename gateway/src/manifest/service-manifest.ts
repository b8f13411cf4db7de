/** What a service says about itself in its service.json; see the README for the meaning of each field. */
export interface ServiceManifest {
  readonly name: string;
  readonly routes: readonly ServiceRoute[];
  /** Event types. */
  readonly subscribes: readonly string[];
  readonly settings: Readonly<Record<string, ServiceSetting>>;
  /** Origins whose pages are framed, and whose pictures are shown; `https://*.wall.example` for all hosts below. */
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
}

export const sessions = ['member', 'operator', 'none'] as const;
export const limitClasses = ['sign-in', 'money', 'read', 'operator', 'telemetry', 'none'] as const;
export const origins = ['site', 'any'] as const;
export const settingTypes = ['money', 'on_off', 'https_url', 'integer', 'choice'] as const;

export type LimitClass = (typeof limitClasses)[number];

export interface ServiceRoute {
  /** `/api/…`; matches itself and what lies below it. A segment `*` stands for any one. */
  readonly prefix: string;
  /** Whose session the gateway checks. */
  readonly session: (typeof sessions)[number];
  readonly limit: LimitClass;
  /** `any`: state-changing calls may come from other sites (postbacks). */
  readonly origin: (typeof origins)[number];
  /** A POST may be sent again to another replica. */
  readonly idempotent: boolean;
  /** Server-sent events: passed on unbuffered. */
  readonly stream: boolean;
}

export interface ServiceSetting {
  readonly type: (typeof settingTypes)[number];
  readonly default: string;
  readonly productionDefault?: string;
  readonly choices?: readonly string[];
  /** Listed by /api/public/settings. */
  readonly public: boolean;
  readonly description: string;
}
