import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PublicJwk, signerFor, Type, type App, type BackgroundJob } from '@facet/service-kit';

/** The key that signs operators' sessions. The gateway asks for its public half. Read once, when the service starts. */
export class OperatorKeys implements BackgroundJob {
  readonly #file: string;
  #signer: ReturnType<typeof signerFor> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async start(): Promise<void> {
    this.#signer = signerFor(await readFile(this.#file, 'utf8'));
  }

  stop(): void {
    this.#signer = undefined;
  }

  sign(claims: Record<string, unknown>): string {
    return this.#started().sign(claims);
  }

  get published(): PublicJwk[] {
    return [this.#started().jwk];
  }

  /** The PEM of the key with this id: what a token verifier asks. */
  async find(keyId: string): Promise<string | undefined> {
    const { jwk } = this.#started();
    if (keyId !== jwk.kid) return undefined;
    return createPublicKey({ key: { ...jwk }, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' })
      .toString();
  }

  #started(): ReturnType<typeof signerFor> {
    if (!this.#signer) throw new Error('the operators’ key is used before the service has started');
    return this.#signer;
  }
}

export function operatorKeyRoutes(app: App, keys: OperatorKeys): void {
  app.get(
    '/internal/operator-keys',
    {
      schema: {
        operationId: 'getOperatorKeys',
        summary: 'The public keys of operators’ sessions and passes',
        description: 'A JSON Web Key Set.',
        response: { 200: Type.Object({ keys: Type.Array(PublicJwk) }) },
      },
      config: { permission: 'anyone', otel: false },
    },
    async () => ({ keys: keys.published }),
  );
}
