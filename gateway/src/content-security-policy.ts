/** Where pages of this site may take frames and pictures from besides itself. */
export interface OtherOrigins {
  frames: readonly string[];
  pictures: readonly string[];
}

/**
 * Scripts are files of this origin and nothing else, and no text becomes markup or code: the one policy for Trusted
 * Types, which the shell makes first of all, lets files of this site through. `nonce` is the style nonce of a page,
 * `trustedTypes` what follows the rest.
 */
export function contentSecurityPolicy(options: { others: OtherOrigins; isHttps: boolean; nonce: string; trustedTypes: string }): string {
  const { frames, pictures } = options.others;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${options.nonce && ` 'nonce-${options.nonce}'`}`,
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `object-src 'none'${options.trustedTypes}`,
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types default";
