import { type Recipe, type RefusalReason, type Reply, type ReplyKind, replyOf } from '../walls/index.ts';
import type { Settlement } from './postback.ts';

type Verdict = Pick<Settlement, 'verdict' | 'reason'>;

/** What the provider is answered, or was, for a verdict. */
export function replyTo(recipe: Recipe, verdict: Verdict): Reply {
  return replyOf(recipe, kindOf(verdict));
}

function kindOf({ verdict, reason }: Verdict): ReplyKind {
  switch (verdict) {
    case 'accepted':
    case 'noted':
      return 'ok';
    case 'duplicate':
      return 'duplicate';
    case 'refused':
      return reason === null ? 'malformed' : replyToRefusal[reason];
    default:
      return verdict satisfies never;
  }
}

const replyToRefusal: Readonly<Record<RefusalReason, ReplyKind>> = {
  method: 'malformed',
  sender: 'badSender',
  repeated_parameter: 'malformed',
  malformed: 'malformed',
  unsigned: 'badSignature',
  signature: 'badSignature',
  format: 'malformed',
  amount: 'malformed',
  over_cap: 'malformed',
  switched_off: 'malformed',
  unknown_member: 'unknownMember',
};
