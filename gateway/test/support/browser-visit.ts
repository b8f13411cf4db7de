import type { Answer } from './http.ts';
import type { Gateway } from './start-gateway.ts';

interface RegistryEntry {
  url: string;
  metadata: { version: string };
  deployment: { traffic: number; default: boolean };
  extras: Record<string, unknown> & { cohort: string; revision: number; fallback?: { metadata: { version: string } } };
}

export interface Registry {
  microFrontends: Record<string, RegistryEntry[]>;
  services: Record<string, string>;
  preview: { by: string | null; expiresAt: string; versions: { deployable: string; version: string; available: boolean }[] } | null;
}

/** A browser as far as cookies go. */
export class Browser {
  readonly #gateway: Gateway;
  readonly cookies = new Map<string, string>();

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  async get(path: string): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#gateway.send(path, { headers: cookie ? { cookie } : {} });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async registry(): Promise<Registry> {
    return (await this.get('/registry.json')).json as unknown as Registry;
  }

  /** Version of each remote that it gets. */
  async versions(): Promise<Record<string, string | undefined>> {
    const { microFrontends } = await this.registry();
    return Object.fromEntries(Object.entries(microFrontends).map(([name, [entry]]) => [name, entry?.metadata.version]));
  }
}
