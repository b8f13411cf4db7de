import { randomBytes } from 'node:crypto';
import { inTransaction, type Database, type Transaction } from '@facet/service-kit';

/** A row of `seed_chains`: what the member's next round will be dealt from. */
export interface SeedChain {
  member_id: string;
  server_seed: Buffer;
  client_seed: string;
  /** Counts the member's rounds, from 1. */
  nonce: number;
  /** When the seed was last drawn anew without a round: a backup was restored, in which it may lie known. */
  redrawn_at: Date | null;
}

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** The member's chain; made when he is first seen. */
export async function readChain(database: Database | Transaction, memberId: string): Promise<SeedChain> {
  const known = await database<SeedChain>('seed_chains').where({ member_id: memberId }).first();
  return (known as SeedChain | undefined) ?? (await makeChain(database, memberId));
}

/** Takes the seed for a round and draws the one after it. Holds the member's row to the end of the transaction. */
export async function takeSeed(transaction: Transaction, memberId: string): Promise<SeedChain> {
  await makeChain(transaction, memberId);
  const taken = await lockChain(transaction, memberId);
  await transaction<SeedChain>('seed_chains')
    .where({ member_id: memberId })
    .update({ server_seed: randomBytes(SEED_BYTES), nonce: taken.nonce + 1 });
  return taken;
}

/** Puts back the seed of a round that never opened, so that nonces have no gaps; not when a later round was dealt meanwhile. */
export async function returnSeed(transaction: Transaction, taken: Pick<SeedChain, 'member_id' | 'server_seed' | 'nonce'>): Promise<void> {
  await transaction<SeedChain>('seed_chains')
    .where({ member_id: taken.member_id, nonce: taken.nonce + 1 })
    .update({ server_seed: taken.server_seed, nonce: taken.nonce });
}

const AT_ONCE = 1_000;

/** Whoever played after the backup knows the seed that it holds: every one that is older than the epoch gives way to a new one. */
export async function redrawSeeds(database: Database, epochBegunAt: Date): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE;)
    count = await inTransaction(database, (transaction) => redrawSome(transaction, epochBegunAt));
}

/** Each seed comes from this process: PostgreSQL's own random numbers would be known to whoever reads its statements. */
async function redrawSome(transaction: Transaction, epochBegunAt: Date): Promise<number> {
  const old: string[] = await transaction<SeedChain>('seed_chains')
    .whereRaw('redrawn_at IS NULL OR redrawn_at < ?', [epochBegunAt])
    .orderBy('member_id')
    .limit(AT_ONCE)
    .forUpdate()
    .pluck('member_id');
  await transaction.raw(
    `UPDATE seed_chains SET server_seed = fresh.seed, redrawn_at = greatest(clock_timestamp(), ?)
     FROM unnest(?::uuid[], ?::bytea[]) AS fresh (member_id, seed) WHERE seed_chains.member_id = fresh.member_id`,
    [epochBegunAt, old, old.map(() => randomBytes(SEED_BYTES))],
  );
  return old.length;
}

/** From the next round on. */
export async function setClientSeed(database: Database, memberId: string, clientSeed: string): Promise<SeedChain> {
  await makeChain(database, memberId);
  const [chain] = await database<SeedChain>('seed_chains')
    .where({ member_id: memberId })
    .update({ client_seed: clientSeed })
    .returning('*');
  return chain as SeedChain;
}

async function makeChain(database: Database | Transaction, memberId: string): Promise<SeedChain> {
  await database<SeedChain>('seed_chains')
    .insert({
      member_id: memberId,
      server_seed: randomBytes(SEED_BYTES),
      client_seed: randomBytes(CLIENT_SEED_BYTES).toString('hex'),
      nonce: 1,
    })
    .onConflict('member_id')
    .ignore();
  return (await database<SeedChain>('seed_chains').where({ member_id: memberId }).first()) as SeedChain;
}

async function lockChain(transaction: Transaction, memberId: string): Promise<SeedChain> {
  return (await transaction<SeedChain>('seed_chains').where({ member_id: memberId }).forUpdate().first()) as SeedChain;
}
