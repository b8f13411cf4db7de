import { randomBytes } from 'node:crypto';
import { inTransaction, type Database, type SecretBox, type Transaction } from '@facet/service-kit';

/** What the member's next round will be dealt from. */
export interface SeedChain {
  member_id: string;
  server_seed: Buffer;
  client_seed: string;
  /** Counts the member's rounds, from 1. */
  nonce: number;
  /** When the seed was last drawn anew without a round: a backup was restored, in which it may lie known. */
  redrawn_at: Date | null;
}

/** A row of `seed_chains`. */
type SealedChain = Omit<SeedChain, 'server_seed'> & { sealed_seed: Buffer };

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
const AT_ONCE = 1_000;

/** The chain of seeds of each member. The one of the next round lies sealed, so that a copy of the database shows none. */
export class SeedChains {
  private readonly secrets: SecretBox;

  constructor(secrets: SecretBox) {
    this.secrets = secrets;
  }

  /** The member's chain; made when they are first seen. */
  async read(database: Database | Transaction, memberId: string): Promise<SeedChain> {
    const known = await database<SealedChain>('seed_chains').where({ member_id: memberId }).first();
    return this.open((known as SealedChain | undefined) ?? (await this.make(database, memberId)));
  }

  /** Takes the seed for a round and draws the one after it. Holds the member's row to the end of the transaction. */
  async take(transaction: Transaction, memberId: string): Promise<SeedChain> {
    await this.make(transaction, memberId);
    const taken = await lockChain(transaction, memberId);
    await transaction<SealedChain>('seed_chains')
      .where({ member_id: memberId })
      .update({ sealed_seed: this.draw(memberId), nonce: taken.nonce + 1 });
    return this.open(taken);
  }

  /** Puts back the seed of a round that never opened, so that nonces have no gaps; not when a later round was dealt meanwhile. */
  async putBack(transaction: Transaction, taken: Pick<SeedChain, 'member_id' | 'server_seed' | 'nonce'>): Promise<void> {
    await transaction<SealedChain>('seed_chains')
      .where({ member_id: taken.member_id, nonce: taken.nonce + 1 })
      .update({ sealed_seed: this.seal(taken.member_id, taken.server_seed), nonce: taken.nonce });
  }

  /** Whoever played after the backup knows the seed that it holds: every one that is older than the epoch gives way to a new one. */
  async redraw(database: Database, epochBegunAt: Date): Promise<void> {
    for (let count = AT_ONCE; count === AT_ONCE;)
      count = await inTransaction(database, (transaction) => this.redrawSome(transaction, epochBegunAt));
  }

  /** From the next round on. */
  async setClientSeed(database: Database, memberId: string, clientSeed: string): Promise<SeedChain> {
    await this.make(database, memberId);
    const [chain] = await database<SealedChain>('seed_chains')
      .where({ member_id: memberId })
      .update({ client_seed: clientSeed })
      .returning('*');
    return this.open(chain as SealedChain);
  }

  private async redrawSome(transaction: Transaction, epochBegunAt: Date): Promise<number> {
    const old: string[] = await transaction<SealedChain>('seed_chains')
      .whereRaw('redrawn_at IS NULL OR redrawn_at < ?', [epochBegunAt])
      .orderBy('member_id')
      .limit(AT_ONCE)
      .forUpdate()
      .pluck('member_id');
    await transaction.raw(
      `UPDATE seed_chains SET sealed_seed = fresh.seed, redrawn_at = greatest(clock_timestamp(), ?)
       FROM unnest(?::uuid[], ?::bytea[]) AS fresh (member_id, seed) WHERE seed_chains.member_id = fresh.member_id`,
      [epochBegunAt, old, old.map((memberId) => this.draw(memberId))],
    );
    return old.length;
  }

  private async make(database: Database | Transaction, memberId: string): Promise<SealedChain> {
    await database<SealedChain>('seed_chains')
      .insert({
        member_id: memberId,
        sealed_seed: this.draw(memberId),
        client_seed: randomBytes(CLIENT_SEED_BYTES).toString('hex'),
        nonce: 1,
      })
      .onConflict('member_id')
      .ignore();
    return (await database<SealedChain>('seed_chains').where({ member_id: memberId }).first()) as SealedChain;
  }

  private draw(memberId: string): Buffer {
    return this.seal(memberId, randomBytes(SEED_BYTES));
  }

  private seal(memberId: string, seed: Buffer): Buffer {
    return this.secrets.seal(seed.toString('hex'), sealedFor(memberId));
  }

  private open({ sealed_seed, ...chain }: SealedChain): SeedChain {
    return { ...chain, server_seed: Buffer.from(this.secrets.open(sealed_seed, sealedFor(chain.member_id)), 'hex') };
  }
}

const sealedFor = (memberId: string): string => `seed_chains.sealed_seed:${memberId}`;

async function lockChain(transaction: Transaction, memberId: string): Promise<SealedChain> {
  return (await transaction<SealedChain>('seed_chains').where({ member_id: memberId }).forUpdate().first()) as SealedChain;
}
