import { formatMoney, inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { answerOnce } from '../requests/index.ts';
import { claimReferral } from './claim-referral.ts';
import { claimDaily, readFreezes } from './daily.ts';
import { listFriends, refreshFriends } from './friends.ts';
import { rewardErrors } from './reward-errors.ts';
import { isRewardOn, type RewardName } from './reward-switches.ts';
import { claimWeekly } from './weekly.ts';

interface Claim {
  memberId: string;
  reward: RewardName;
  idempotencyKey: string | undefined;
}

type Pay = (
  transaction: Transaction,
  outbox: Kit['outbox'],
  memberId: string,
  /** Of a month, for the daily bonus. */
  freezes: number,
) => Promise<{ rewardHundredths: bigint; messageIds: string[] }>;

const pay: Readonly<Record<RewardName, Pay>> = { daily: claimDaily, weekly: claimWeekly, referral: claimReferral };

/**
 * Claims a listed reward: what is claimed and the promise of its money are one transaction. @throws see reward-errors;
 * unavailable (503).
 */
export async function claimReward(
  kit: Kit,
  { memberId, reward, idempotencyKey }: Claim,
): Promise<{ reward: string; messageIds: string[] }> {
  if (!(await isRewardOn(kit, reward))) throw rewardErrors('reward_off', 'This reward is switched off right now.');
  if (reward === 'referral') await askAboutFriends(kit, memberId);
  const freezes = reward === 'daily' ? await readFreezes(kit, memberId) : 0;
  return inTransaction(kit.database, (transaction) =>
    answerOnce(transaction, { memberId, key: idempotencyKey, request: `claim ${reward}` }, async () => {
      const { rewardHundredths, messageIds } = await pay[reward](transaction, kit.outbox, memberId, freezes);
      return { reward: formatMoney(rewardHundredths), messageIds };
    }),
  );
}

/** With the wallet away, what is known to be reached is paid all the same. */
async function askAboutFriends(kit: Kit, memberId: string): Promise<void> {
  try {
    await refreshFriends(kit, memberId);
  } catch (error) {
    if ((await listFriends(kit.database, memberId)).claimable === 0) throw error;
  }
}
