import { randomUUID } from 'node:crypto';
import { isYes, scenario, wasTold, type Act } from '../scenario.ts';
import { aHeld, cancel, oneWithdrawal, payByBot, reject, statesOf, type Held } from './withdrawals.ts';

interface Settled extends Held {
  /** Of each owner’s dialog. */
  paidKey: string;
  returnedKey: string;
}

const settle =
  (outcome: 'paid' | 'returned'): Act<Settled> =>
  (world, it, { second }) =>
    world.operator(
      'wallet',
      'POST',
      `/api/admin/withdrawals/${it.id}/settle`,
      { outcome, explanation: 'Looked up by hand', ...(outcome === 'returned' && { rejectionReason: 'It was somebody else' }) },
      { key: outcome === 'paid' ? it.paidKey : it.returnedKey, second },
    );

/**
 * The platform lists the purchase for another price, so that nobody knows whose it is: one owner says that it is this
 * one’s, another that it is not.
 */
export const withdrawSettled = scenario<Settled>({
  name: 'withdraw-settled',
  async begin(world) {
    const it = { ...(await aHeld(world)), paidKey: randomUUID(), returnedKey: randomUUID() };
    Object.assign(world.site.platform, { isMute: true, isVague: true });
    return it;
  },
  acts: { 'pay-by-bot': payByBot, settle: settle('paid'), 'settle-again': settle('paid') },
  rivals: { return: settle('returned'), cancel, reject },
  async ends(world, it, told) {
    const { platform } = world.site;
    Object.assign(platform, { isMute: false, isVague: false });
    const settlements = await world.rows<{ outcome: string }>('wallet', 'select outcome from owner_settlements where withdrawal_id = $1', [
      it.id,
    ]);
    // Whoever gave it back has found out that the purchase was another one’s.
    if (settlements[0]?.outcome === 'returned') platform.forget(it.passId);
    await world.rest();
    const [state] = await statesOf(world, it);
    return {
      ...(await oneWithdrawal(world, it, told)),
      'one owner ends it': settlements.length <= 1,
      'told that it is paid, it is': !wasTold(told, 'settle', isYes) || state === 'paid',
      'told that it is given back, it is': !wasTold(told, 'return', isYes) || state === 'rejected',
    };
  },
});
