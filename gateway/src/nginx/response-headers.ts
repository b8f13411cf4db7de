import { contentSecurityPolicy, TRUSTED_TYPES, type OtherOrigins } from '../content-security-policy.ts';
import type { GatewayOptions } from '../gateway-options.ts';

const fixed = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Security and cache headers, once on every answer, errors too; what a service sends under these names is dropped. No
 * location may have an `add_header` of its own: nginx would silently leave all of these out there.
 */
export function responseHeaders(options: GatewayOptions): string {
  const isHttps = options.publicUrl.startsWith('https:');
  const headers: Record<string, string> = {
    ...fixed,
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    'Content-Security-Policy': '$content_security_policy',
    'Cache-Control': '$cache_control',
    'X-Request-Id': '$request_id',
  };
  const others = otherOrigins(options);
  const policy = (nonce: string): string => contentSecurityPolicy({ others, isHttps, nonce, trustedTypes: '$trusted_types_policy' });
  return `
  # Off for a page of a shell of before, which makes no policy for Trusted Types.
  map $trusted_types $trusted_types_policy { off ""; default "${TRUSTED_TYPES}"; }
  map $style_nonce $content_security_policy { "" "${policy('')}"; default "${policy('$style_nonce')}"; }
  # $caching of the location: immutable, revalidate, upstream (the service's word), private.
  map $upstream_http_cache_control $cache_control_of_service { "" no-store; default $upstream_http_cache_control; }
  map "$status $caching" $cache_control {
    "~^[23].. immutable$" "public, max-age=31536000, immutable";
    "~^[23].. revalidate$" no-cache;
    "~^[23].. upstream$" $cache_control_of_service;
    default no-store;
  }
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;\n  proxy_hide_header ${name};`)
  .join('\n')}`;
}

/** Those that services declare, those of this installation, and in the demonstration the simulator. */
function otherOrigins({ manifests, frameOrigins = [], simulatorOrigin }: GatewayOptions): OtherOrigins {
  const simulator = simulatorOrigin === undefined ? [] : [simulatorOrigin];
  return {
    frames: [...manifests.flatMap(({ frames }) => frames), ...frameOrigins, ...simulator],
    pictures: [...manifests.flatMap(({ pictures }) => pictures), ...simulator],
  };
}
