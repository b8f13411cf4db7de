/** The platform's hosts that the tool speaks to. */
type PlatformHost = 'users' | 'auth' | 'catalog' | 'assetdelivery' | 'itemconfiguration';

/**
 * Where the platform's hosts are: `{host}` in the base is replaced by each one's name; without it one address, the
 * simulator's, serves all.
 */
export class PlatformAddresses {
  readonly isOneAddress: boolean;
  readonly #base: string;

  constructor(baseUrl: string) {
    this.#base = baseUrl.replace(/\/+$/, '');
    this.isOneAddress = !baseUrl.includes('{host}');
  }

  of(host: PlatformHost, path: string): URL {
    return new URL(this.#base.replace('{host}', host) + path);
  }

  /** Where an asset may be asked for with the cookie; the answer leads to the content. */
  asset(assetId: string): URL {
    return this.of('assetdelivery', `/v1/asset/?id=${assetId}`);
  }
}
