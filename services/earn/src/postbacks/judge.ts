import { type Claim, type Inbound, interpret, recipeOf, Refusal, senderList, verifiedParameters, type WallAccess } from '../walls/index.ts';
import type { Arrival } from './postback.ts';

export type Judgement = { readonly claim: Claim } | { readonly refusal: Refusal };

/** Decides from the raw call and the provider's settings alone whether a wall really said this, and what. Pure. */
export function judge(publicUrl: string, access: WallAccess, postback: Arrival): Judgement {
  const recipe = recipeOf(postback.wall);
  try {
    assertSender(access.allowedSenders, postback.address);
    if (access.secret === null) throw new Refusal('signature', 'no secret is known');
    const parameters = verifiedParameters(recipe, inboundOf(publicUrl, postback), access.secret);
    const claim = interpret(recipe, parameters, access.capHundredths);
    if (claim.outcome === 'credit' && !access.isEnabled) throw new Refusal('switched_off', 'credits are off, reversals count');
    return { claim };
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
function inboundOf(publicUrl: string, { method, target, headers, body }: Arrival): Inbound {
  return {
    method,
    url: publicUrl + target,
    headers,
    body,
  };
}
