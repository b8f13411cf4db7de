import { concat, field, sha256, type Bytes } from './hash.ts';
import { TRANSFER_FIELDS, type ProvenTransfer, type StatementProof } from './statement-proof.ts';

const START = Uint8Array.of(3);
const STEP = Uint8Array.of(2);

/** The head of a member's chain after these transfers: each link hashes the one before it and a transfer. */
export async function chainHead({ memberId, transfers }: Pick<StatementProof, 'memberId' | 'transfers'>): Promise<Bytes> {
  let head = await sha256(START, field('facet.statement-chain.v1'), field(memberId));
  for (const transfer of transfers) head = await sha256(STEP, head, transferBytes(transfer));
  return head;
}

function transferBytes(transfer: ProvenTransfer): Bytes {
  return concat(TRANSFER_FIELDS.map((name) => field(transfer[name])));
}
