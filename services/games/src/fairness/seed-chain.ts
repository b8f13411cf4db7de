import { randomBytes } from 'node:crypto';
import {
  inTransaction,
  prepared,
  RecordModel,
  type Database,
  type FieldsOf,
  type SealedColumn,
  type SecretBox,
  type Transaction,
} from '@facet/service-kit';

/** What the member's next round will be dealt from, as it lies in the database. */
class SealedChain extends RecordModel {
  static override tableName = 'seed_chains';
  static override idColumn = 'member_id';

  declare memberId: string;
  declare sealedSeed: Buffer;
  declare clientSeed: string;
  /** Counts the member's rounds, from 1. */
  declare nonce: number;
  /** When the seed was last drawn anew without a round: a backup was restored, in which it may lie known. */
  declare redrawnAt: Date | null;
}

export type SealedChainFields = FieldsOf<SealedChain>;

export interface SeedChain extends SealedChainFields {
  serverSeed: Buffer;
}

/** What a round keeps of it: sealed, and nothing else, until it is over. */
interface Dealt {
  id: string;
  server_seed: Buffer;
  sealed_seed: Buffer | null;
}

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
const AT_ONCE = 1_000;

/**
 * The chain of seeds of each member. The one of the next round lies sealed, so that a copy of the database shows none.
 */
export class SeedChains {
  readonly #secrets: SecretBox;

  constructor(secrets: SecretBox) {
    this.#secrets = secrets;
  }

  /** The member's chain; made when they are first seen. */
  async read(database: Database | Transaction, memberId: string): Promise<SeedChain> {
    return this.openedChain(
      (await find(database, memberId)) ??
        (await this.#make(database, memberId)) ??
        (await SealedChain.query(database).findById(memberId).throwIfNotFound()),
    );
  }

  /** As it was read. @throws when the key that sealed it is gone */
  openedChain(chain: SealedChainFields): SeedChain {
    const { memberId, sealedSeed } = chain;
    return { ...chain, serverSeed: Buffer.from(this.#secrets.open(sealedSeed, sealedFor(memberId)), 'hex') };
  }

  /** A seed for a later round, sealed. */
  draw(memberId: string): Buffer {
    return this.#seal(memberId, randomBytes(SEED_BYTES));
  }

  /** How the seed of a round lies there until the round is over: who has a copy of the database knows no end before. */
  sealedOf({ id, server_seed: seed }: Pick<Dealt, 'id' | 'server_seed'>): Buffer {
    return this.#secrets.seal(seed.toString('hex'), sealedForRound(id));
  }

  /** The round as it was read, with its seed. @throws when the key that sealed it is gone */
  opened<Round extends Dealt>(round: Round): Round {
    if (round.sealed_seed === null) return round;
    return { ...round, server_seed: Buffer.from(this.#secrets.open(round.sealed_seed, sealedForRound(round.id)), 'hex') };
  }

  /** To the end of the transaction. The chain comes before its rounds. */
  lock(transaction: Transaction, memberId: string) {
    return SealedChain.query(transaction).findById(memberId).forUpdate();
  }

  /**
   * Puts back the seed of a round that never opened, so that nonces have no gaps; not when a later round was dealt
   * meanwhile.
   */
  async putBack(transaction: Transaction, taken: Pick<SeedChain, 'memberId' | 'serverSeed' | 'nonce'>): Promise<void> {
    await SealedChain.query(transaction)
      .where({ member_id: taken.memberId, nonce: taken.nonce + 1 })
      .patch({ sealedSeed: this.#seal(taken.memberId, taken.serverSeed), nonce: taken.nonce });
  }

  /**
   * Whoever played after the backup knows the seed that it holds: every one that is older than the epoch gives way to a
   * new one.
   */
  async redraw(database: Database, epochBegunAt: Date): Promise<void> {
    for (let count = AT_ONCE; count === AT_ONCE;)
      count = await inTransaction(database, (transaction) => this.#redrawSome(transaction, epochBegunAt));
  }

  /** From the next round on. */
  async setClientSeed(database: Database, memberId: string, clientSeed: string): Promise<SeedChain> {
    await this.#make(database, memberId);
    const changed = SealedChain.query(database).where({ member_id: memberId }).patch({ clientSeed }).returning('*');
    return this.openedChain(await changed.first().throwIfNotFound());
  }

  async #redrawSome(transaction: Transaction, epochBegunAt: Date): Promise<number> {
    const chains = await SealedChain.query(transaction)
      .whereRaw('redrawn_at is null or redrawn_at < ?', [epochBegunAt])
      .orderBy('member_id')
      .limit(AT_ONCE)
      .forUpdate();
    const old = chains.map(({ memberId }) => memberId);
    // Many rows in one statement.
    await transaction.raw(
      `update seed_chains set sealed_seed = fresh.seed, redrawn_at = greatest(clock_timestamp(), ?)
       from unnest(?::uuid[], ?::bytea[]) as fresh (member_id, seed) where seed_chains.member_id = fresh.member_id`,
      [epochBegunAt, old, old.map((memberId) => this.draw(memberId))],
    );
    return old.length;
  }

  /** Undefined: there is one. */
  #make(database: Database | Transaction, memberId: string): Promise<SealedChain | undefined> {
    const clientSeed = randomBytes(CLIENT_SEED_BYTES).toString('hex');
    return SealedChain.insertNew(database, { memberId, sealedSeed: this.draw(memberId), clientSeed, nonce: 1 }, 'member_id');
  }

  #seal(memberId: string, seed: Buffer): Buffer {
    return this.#secrets.seal(seed.toString('hex'), sealedFor(memberId));
  }
}

/** But for the member's id. */
export const CHAIN_COLUMNS = 'sealed_seed as "sealedSeed", client_seed as "clientSeed", nonce, redrawn_at as "redrawnAt"';

async function find(database: Database | Transaction, memberId: string): Promise<SealedChainFields | undefined> {
  const { rows } = await prepared<{ rows: SealedChainFields[] }>(
    database,
    'read a chain',
    `select member_id as "memberId", ${CHAIN_COLUMNS} from seed_chains where member_id = ?`,
    [memberId],
  );
  return rows[0];
}

const sealedForRound = (id: string): string => `rounds.sealed_seed:${id}`;
const sealedFor = (memberId: string): string => `seed_chains.sealed_seed:${memberId}`;

export const sealedSeeds: readonly SealedColumn[] = [
  { table: 'seed_chains', id: 'member_id', column: 'sealed_seed', sealedFor },
  { table: 'rounds', id: 'id', column: 'sealed_seed', sealedFor: sealedForRound },
];
