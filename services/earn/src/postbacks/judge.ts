import type { EarnConfig } from '../config.ts';
import { type Claim, type Inbound, interpret, Refusal, senderList, verifiedParameters, walls } from '../walls/index.ts';
import type { Postback } from './postback.ts';

export type Judgement = { readonly claim: Claim } | { readonly refusal: Refusal };

/** Decides from the raw call alone whether a wall really said this, and what. Reaches nothing outside the process. */
export function judge(config: EarnConfig, postback: Postback): Judgement {
  const { recipe } = walls[postback.wall];
  try {
    assertSender(config.allowedSenders ?? recipe.senders, postback.address);
    const parameters = verifiedParameters(recipe, inboundOf(config, postback), config.walls[postback.wall].secret);
    return { claim: interpret(recipe, parameters) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

/** A provider that publishes no addresses may send from anywhere: its signature has to do. */
function assertSender(allowed: readonly string[], address: string): void {
  if (allowed.length > 0 && !senderList(allowed)(address)) throw new Refusal('sender', 'not an address of this wall');
}

/** The provider signed what the world calls this site, not what a proxy made of it. */
function inboundOf(config: EarnConfig, { method, target, headers, body }: Postback): Inbound {
  return {
    method,
    url: config.PUBLIC_URL + target,
    headers,
    body,
  };
}
