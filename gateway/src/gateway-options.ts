import type { AtOnce } from './at-once.ts';
import type { LimitClass, ServiceManifest } from './manifest/service-manifest.ts';
import type { RateLimit } from './rate-limits.ts';

/** An nginx with the Lua module and its packages. */
export interface NginxInstallation {
  readonly binary: string;
  /** Files for `load_module`, in the order in which they must be loaded. */
  readonly modules: readonly string[];
  /** `lua_package_path` and `lua_package_cpath` of the Lua packages. */
  readonly luaPath: string;
  readonly luaCpath: string;
  /** Variables that the process needs. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the modules include brotli_static. */
  readonly hasBrotliStatic: boolean;
}

export interface GatewayOptions {
  readonly nginx: NginxInstallation;
  readonly manifests: readonly ServiceManifest[];
  /** `host:port` of the public API of each replica, by service name. */
  readonly addresses: Readonly<Record<string, readonly string[]>>;
  /** `host:port` of identity's internal API, each replica. */
  readonly identityInternal: readonly string[];
  /** The same of admin, which keeps the registry of releases; without it the seed in `siteDir` stays in force. */
  readonly adminInternal?: readonly string[];
  /** PEM of the authority that signs what services show; without it they are called over plain HTTP. */
  readonly servicesCaFile?: string;
  /** Holds shell/, remotes/, the pages of the shell's versions and registry.json, the seed. */
  readonly siteDir: string;
  /** Written by the render: nginx.conf, its parts, temporary files. */
  readonly outDir: string;
  /** Written by nginx and kept over restarts: copies of keys, revocations and releases. */
  readonly stateDir: string;
  /** The gateway's own ES256 private key, PKCS8 PEM. */
  readonly keyFile: string;
  /**
   * JWKS of our services' public keys, key id = name; preview links are checked with admin's, and without it none
   * works.
   */
  readonly serviceKeysFile?: string;
  /** What the world calls this site, such as `https://facet.example`. */
  readonly publicUrl: string;
  /** `host:port` of each public address to listen on. */
  readonly listen: readonly string[];
  /** `host:port` of /healthz, /readyz and /metrics. */
  readonly internalListen: string;
  /** Addresses or networks whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[];
  /** Origins of walls whose addresses the operators of this installation enter themselves, `https://*.wall.example`. */
  readonly frameOrigins?: readonly string[];
  /** Origin whose frames and pictures are let in besides https: ones, in the demonstration. */
  readonly simulatorOrigin?: string;
  /** Files, or `/dev/stdout` and `stderr`. */
  readonly accessLog: string;
  readonly errorLog: string;
  readonly workers?: number;
  /** How many calls of one service may wait for its answer, streams left out; 1000 when absent. */
  readonly callsAtOnce?: number;
  /** How long the body of a request may take to arrive as a whole; 10 when absent. */
  readonly bodySeconds?: number;
  /** How often identity and admin are asked for what is new; 1 when absent. */
  readonly pollSeconds?: number;
  /** Name server, needed when an internal address holds a host name. */
  readonly resolver?: string;
  /** Memory for ended sessions and disabled members, 32m when absent (about 250,000 of them). */
  readonly revocationListSize?: `${number}k` | `${number}m`;
  /**
   * Memory for counting calls, 8m when absent (about 60,000 callers of the last moments); callers for whom there is no
   * room share counts.
   */
  readonly rateLimitsSize?: `${number}k` | `${number}m`;
  /** Memory for counting what is under way, 8m when absent; what cannot be counted is refused. */
  readonly underWaySize?: `${number}k` | `${number}m`;
  /** So many a second are no rush, and come in while there is one; 2 when absent. */
  readonly signInsPerSecond?: number;
  readonly limits?: Partial<Record<LimitClass, RateLimit>>;
  readonly atOnce?: Partial<AtOnce>;
}
