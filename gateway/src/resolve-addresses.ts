import { isIP } from 'node:net';
import { hostAndPort } from './host-and-port.ts';

/** All addresses of a name now, such as dns.resolve4. */
export type Lookup = (name: string) => Promise<readonly string[]>;

/**
 * Puts IP addresses in the place of host names, a replica for each: nginx's balancer takes nothing else. Remembers what
 * a name meant: one that cannot be looked up for a while goes on meaning that.
 */
export class AddressResolver {
  readonly #lookup: Lookup;
  readonly #known = new Map<string, readonly string[]>();

  constructor(lookup: Lookup) {
    this.#lookup = lookup;
  }

  /**
   * `['wallet:3000']` becomes `['172.18.0.4:3000', '172.18.0.7:3000']`; a name that never was there becomes nothing.
   */
  async resolve(addresses: readonly string[]): Promise<string[]> {
    const lists = await Promise.all(addresses.map((address) => this.#replicasOf(address)));
    return lists.flat();
  }

  async resolveAll(addresses: Readonly<Record<string, readonly string[]>>): Promise<Record<string, string[]>> {
    const entries = Object.entries(addresses).map(async ([service, list]) => [service, await this.resolve(list)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  async #replicasOf(address: string): Promise<string[]> {
    const { host, port } = hostAndPort(address);
    if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return [address];
    const found = await this.#lookup(host).catch(() => []);
    if (found.length > 0)
      this.#known.set(
        host,
        found.toSorted((one, other) => one.localeCompare(other)),
      );
    return (this.#known.get(host) ?? []).map((ip) => `${ip}:${port}`);
  }
}
