import { randomBytes } from 'node:crypto';
import type { SecretBox } from '@facet/service-kit';
import type { Giveaway } from './giveaway.ts';

const SEED_BYTES = 32;

/** The seeds that draw winners. They lie sealed, so that a copy of the database shows none. */
export class DrawSeeds {
  readonly #secrets: SecretBox;

  constructor(secrets: SecretBox) {
    this.#secrets = secrets;
  }

  /** A new one for this event, sealed. */
  draw(giveawayId: string): Buffer {
    return this.#secrets.seal(randomBytes(SEED_BYTES).toString('hex'), sealedFor(giveawayId));
  }

  open({ id, sealedSeed }: Pick<Giveaway, 'id' | 'sealedSeed'>): Buffer {
    return Buffer.from(this.#secrets.open(sealedSeed, sealedFor(id)), 'hex');
  }
}

const sealedFor = (giveawayId: string): string => `giveaways.sealed_seed:${giveawayId}`;
