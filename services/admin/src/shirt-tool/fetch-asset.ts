import * as http from 'node:http';
import * as https from 'node:https';
import { DomainError } from '@facet/service-kit';
import { guardedLookup, lookupAs, type Resolve } from '@facet/service-kit/outward';
import { assetAddress, notAnAssetHost, type AssetAddress } from './asset-hosts.ts';
import { boundedBody } from './bounded-body.ts';
import type { PlatformAddresses } from './platform-addresses.ts';
import type { PlatformCookie } from './platform-cookie.ts';
import { platformBusy, platformDown, platformSlow } from './platform-http.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';

export interface AssetFetch {
  platform: PlatformAddresses;
  resolve: Resolve;
  cookie: PlatformCookie;
  /** Ends everything, the body too: a byte a second is no answer. */
  signal: AbortSignal;
}

const REDIRECTS_MAX = 3;

/**
 * The content of an asset, over redirects of which each is judged like the first address. @throws what
 * shirt-tool-errors.ts lists
 */
export async function fetchAsset(address: AssetAddress, fetching: AssetFetch): Promise<Buffer> {
  let next = address;
  try {
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const response = await request(next, fetching);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await boundedBody(response);
      response.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) throw refusal(response);
      next = assetAddress(URL.parse(headers.location, next.url.href)?.href ?? '', fetching.platform);
    }
  } catch (error) {
    throw translate(error, fetching.signal);
  }
  throw shirtToolErrors('platform_failing', 'The platform redirects in circles');
}

/** node:http, since fetch() leaves no say in how a name is resolved. */
function request({ url, takesCookie, mayBePrivate }: AssetAddress, { resolve, cookie, signal }: AssetFetch): Promise<http.IncomingMessage> {
  const { promise, resolve: answered, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = {
    accept: '*/*',
    'accept-encoding': 'gzip',
    'user-agent': 'facet-shirt-tool/1.0',
    ...(takesCookie && { cookie: `.ROBLOSECURITY=${cookie}` }),
  };
  const lookup = mayBePrivate ? lookupAs(resolve) : guardedLookup(resolve, notAnAssetHost);
  get(url, { agent: false, lookup, headers, signal }, answered).on('error', reject);
  return promise;
}

function refusal(response: http.IncomingMessage): DomainError {
  switch (response.statusCode) {
    case 401:
    case 403:
    case 404:
      return shirtToolErrors('template_private', 'Template is private');
    case 429:
      return platformBusy(response.headers['retry-after']);
    default:
      return shirtToolErrors('platform_failing', 'The game platform answered with an error');
  }
}

function translate(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof DomainError) return error;
  if (signal.aborted) return platformSlow();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(Z_|ERR_BUFFER|HPE_)/.test(code)) return shirtToolErrors('template_invalid', 'The platform sent something that is not a template');
  return platformDown();
}
