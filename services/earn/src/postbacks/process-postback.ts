import { isRefusedAsData, type Kit } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import type { Members } from '../members/index.ts';
import { ratioAlert, Refusal, type WallAccess, type WallAccessSource } from '../walls/index.ts';
import { judge } from './judge.ts';
import type { PostbackMetrics } from './metrics.ts';
import type { Postback, Settlement } from './postback.ts';
import { type Decision, settle } from './settle.ts';

export interface PostbackContext {
  config: EarnConfig;
  kit: Kit;
  members: Members;
  settings: WallAccessSource;
  metrics: PostbackMetrics;
}

/**
 * Judges a stored postback and settles it. May run any number of times for one postback, also at once.
 * @throws unavailable (503) while a member has to be asked for and identity is away; the postback then stays unsettled.
 */
export async function processPostback(context: PostbackContext, postback: Postback): Promise<Settlement> {
  const decision = await decisionFor(context, postback);
  const settlement = await settleOnce(context, postback, decision);
  context.metrics.count(postback.wall, settlement);
  const isHeld = settlement.verdict === 'noted' && (settlement.outcome === 'credit' || settlement.outcome === 'reverse');
  if (isHeld || ('alert' in decision && decision.alert !== null && settlement.verdict === 'accepted')) context.metrics.alert(postback.wall);
  return settlement;
}

/** A call that the database refuses as data is refused for good: it would be tried for ever, ahead of genuine ones. */
async function settleOnce({ kit }: PostbackContext, postback: Postback, decision: Decision): Promise<Settlement> {
  try {
    return await settle(kit.database, kit.outbox, postback, decision);
  } catch (error) {
    if (!isRefusedAsData(error)) throw error;
    kit.log.error({ err: error, postbackId: postback.id }, 'postback: the database refuses it as data');
    return settle(kit.database, kit.outbox, postback, { refusal: new Refusal('malformed', 'refused by the database') });
  }
}

/** Judges the raw call and finds the member that a credit needs. @throws unavailable (503) */
export async function decisionFor({ config, settings, members }: PostbackContext, postback: Postback): Promise<Decision> {
  const access: WallAccess = await settings.of(postback.wall);
  const judgement = judge(config.PUBLIC_URL, access, postback);
  if ('refusal' in judgement) return judgement;
  const { claim } = judgement;
  if (claim.outcome !== 'credit') return { claim };
  const memberId = await members.known(config.wallMemberIds.memberOf(postback.wall, claim.member));
  if (memberId === undefined) return { refusal: new Refusal('unknown_member', 'nobody has this id') };
  return { claim, memberId, holdDays: access.holdDays, alert: ratioAlert(access, claim.amountHundredths, claim.revenueMicros) };
}
