/** Where Lua puts this answer's style nonce; without one the place stays empty. */
const STYLE_NONCE = '__STYLE_NONCE_SOURCE__';

/** Scripts are files of this origin and nothing else; frames are the walls, which redirect between hosts. */
export function contentSecurityPolicy(options: { simulatorOrigin?: string | undefined; isHttps: boolean }): string {
  const simulator = options.simulatorOrigin === undefined ? '' : ` ${options.simulatorOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${STYLE_NONCE}`,
    `img-src 'self' https: data:${simulator}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src https:${simulator}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
