import type { Recipe } from './recipe.ts';

export type ReplyKind = 'ok' | 'duplicate' | 'unknownMember' | 'badSender' | 'badSignature' | 'malformed' | 'tryLater';
export interface Reply {
  readonly status: 200 | 403 | 422 | 503;
  readonly body: string;
}

/**
 * What a provider is answered. An unknown member is answered like success: it could only retry in vain. What is refused
 * is not 2xx, so that the provider's own log shows it too.
 */
export function replyOf({ replies: { ok, duplicate = ok } }: Recipe, kind: ReplyKind): Reply {
  switch (kind) {
    case 'ok':
    case 'unknownMember':
      return { status: 200, body: ok };
    case 'duplicate':
      return { status: 200, body: duplicate };
    case 'badSender':
      return { status: 403, body: 'sender not allowed' };
    case 'badSignature':
      return { status: 403, body: 'bad signature' };
    case 'malformed':
      return { status: 422, body: 'malformed' };
    case 'tryLater':
      return { status: 503, body: 'try later' };
    default:
      return kind satisfies never;
  }
}
