import { concat, field, sha256, type Bytes } from './hash.ts';
import { MOVEMENT_FIELDS, type ProvenMovement, type StatementProof } from './statement-proof.ts';

const START = Uint8Array.of(3);
const STEP = Uint8Array.of(2);

/** The head of a member's chain after these movements: each link hashes the one before it and a movement. */
export async function chainHead({ memberId, movements }: Pick<StatementProof, 'memberId' | 'movements'>): Promise<Bytes> {
  let head = await sha256(START, field('facet.statement-chain.v1'), field(memberId));
  for (const movement of movements) head = await sha256(STEP, head, movementBytes(movement));
  return head;
}

function movementBytes(movement: ProvenMovement): Bytes {
  return concat(MOVEMENT_FIELDS.map((name) => field(movement[name])));
}
