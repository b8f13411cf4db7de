import { MemberClient } from './member.ts';

const WORKERS = 4;
/** What a browser asks for on its way through the site. */
const PAGES = ['/', '/earn', '/withdraw', '/registry.json'];
const CALLS = ['/api/auth/user', '/api/walls', '/api/user/transactions', '/api/settings/min_withdrawal'];

interface ServedRegistry {
  microFrontends: Record<string, { url: string }[]>;
}

/** Members who use the site without a pause until they are told to stop; every answer that is not a good one is written down. */
export class SteadyTraffic {
  answers = 0;
  readonly failures: string[] = [];
  readonly #siteUrl: string;
  readonly #work: Promise<void>[];
  #isOver = false;

  private constructor(siteUrl: string, members: readonly MemberClient[]) {
    this.#siteUrl = siteUrl;
    this.#work = members.map((member) => this.#use(member));
  }

  static async start(siteUrl: string): Promise<SteadyTraffic> {
    return new SteadyTraffic(siteUrl, await Promise.all(Array.from({ length: WORKERS }, () => MemberClient.signIn(siteUrl))));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #use(member: MemberClient): Promise<void> {
    while (!this.#isOver) {
      for (const path of PAGES) await this.#note(path, () => this.#fetch(path));
      for (const path of CALLS) await this.#note(path, async () => (await member.get(path)).status);
      await this.#note('the remotes of the registry', () => this.#fetchRemotes());
    }
  }

  async #fetch(path: string): Promise<number> {
    const response = await fetch(`${this.#siteUrl}${path}`, { signal: AbortSignal.timeout(10_000) });
    await response.text();
    return response.status;
  }

  /** What a registry names must be there. */
  async #fetchRemotes(): Promise<number> {
    const response = await fetch(`${this.#siteUrl}/registry.json`, { signal: AbortSignal.timeout(10_000) });
    const { microFrontends } = (await response.json()) as ServedRegistry;
    const entries = Object.values(microFrontends).flatMap((releases) => releases.map(({ url }) => url));
    const statuses = await Promise.all(entries.map((url) => this.#fetch(url)));
    return statuses.find((status) => status !== 200) ?? 200;
  }

  async #note(what: string, ask: () => Promise<number>): Promise<void> {
    this.answers += 1;
    const status = await ask().catch((error: unknown) => String(error));
    if (status !== 200) this.failures.push(`${new Date().toISOString()} ${what}: ${status}`);
  }
}
