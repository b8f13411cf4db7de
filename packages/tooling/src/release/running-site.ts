import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { ReleaseError, type ReleaseErrorCode } from '../registry/index.ts';
import type { ServiceOrder, SiteDescription } from '../site/index.ts';

/** The supervisor of a running site, by its socket. */
export class RunningSite {
  readonly #socket: string;
  readonly #dataDir: string;

  constructor(socket: string, dataDir: string) {
    this.#socket = socket;
    this.#dataDir = dataDir;
  }

  describe(): Promise<SiteDescription> {
    return this.#call<SiteDescription>('GET', '/site');
  }

  /**
   * Moves a service. Returns the registry's new revision when all traffic is at the new version and the old one has
   * ended.
   */
  async releaseService(order: ServiceOrder): Promise<number> {
    return (await this.#call<{ revision: number }>('POST', '/services/release', order)).revision;
  }

  /** Replaces each replica of a service in turn. Returns when the last old one has ended. */
  async restartService(service: string): Promise<void> {
    await this.#call('POST', '/services/restart', { service });
  }

  /**
   * Serves a service from the working tree. Resolves when it does, with a promise of the end; `signal` ends it, as does
   * the end of this process.
   */
  async develop(service: string, signal: AbortSignal): Promise<{ ended: Promise<void> }> {
    const call = request({ socketPath: this.#socket, method: 'POST', path: '/services/develop', signal });
    call.end(JSON.stringify({ service }));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    call.on('error', () => undefined);
    if (response.statusCode !== 200) throw refusalFrom(await text(response));
    return { ended: finished(response.resume()).catch(() => undefined) };
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { status, content } = await this.#send(method, path, body);
    if (status === 200) return JSON.parse(content) as Answer;
    throw refusalFrom(content);
  }

  #send(method: string, path: string, body?: object): Promise<{ status: number; content: string }> {
    return new Promise((resolve, reject) => {
      const fail = (error: NodeJS.ErrnoException): void => reject(new ReleaseError('site_not_running', this.#messageFor(error)));
      const call = request({ socketPath: this.#socket, method, path }, (response) => {
        text(response).then((content) => resolve({ status: response.statusCode ?? 0, content }), fail);
      });
      call.once('error', fail);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  #messageFor({ code }: NodeJS.ErrnoException): string {
    if (code === 'ENOENT' || code === 'ECONNREFUSED')
      return `no site runs in ${this.#dataDir}: start it with npm start, or name its folder in DATA_DIR`;
    return 'the site ended in the middle of it: start it again with npm start, it comes up with what the registry says';
  }
}

function refusalFrom(content: string): ReleaseError {
  const { code, message } = JSON.parse(content) as { code?: ReleaseErrorCode; message: string };
  return new ReleaseError(code ?? 'refused', message);
}
