/** Scripts are files of this origin and nothing else; frames are the walls, which redirect between hosts. `nonce` is the style nonce of a page. */
export function contentSecurityPolicy(options: { simulatorOrigin?: string | undefined; isHttps: boolean; nonce: string }): string {
  const simulator = options.simulatorOrigin === undefined ? '' : ` ${options.simulatorOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${options.nonce && ` 'nonce-${options.nonce}'`}`,
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
