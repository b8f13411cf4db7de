import type { Scenario } from '../scenario.ts';
import { accountDeleted } from './account-deleted.ts';
import { adjustmentByTwo, adjustmentDown, adjustmentUp, deductionByTwo } from './adjustment.ts';
import { auditAmidst } from './audit.ts';
import {
  betTooMuch,
  bombsAbandon,
  bombsCashOut,
  bombsClear,
  bombsExclude,
  bombsLostElsewhere,
  bombsReveal,
  bombsRevealElsewhere,
  bombsRevealLost,
  bombsStart,
  bombsUntouched,
  crashAbandon,
  crashCashOut,
  crashExclude,
  crashLost,
  crashStart,
  crashWalletAway,
} from './games.ts';
import { giveawayDelete, giveawayEdit, giveawayEnd, giveawayJoin, giveawayJoinAgain, giveawayOver, giveawayRefused } from './giveaways.ts';
import { giveawayByTwo } from './giveaway-by-two.ts';
import { codeBatch, codeBatchByTwo } from './code-batches.ts';
import { parkedCredit } from './parked.ts';
import { withdrawSettled } from './settled.ts';
import { outwardForeign, outwardPayout } from './outward.ts';
import { restoreHeld, restorePaid, restoreRound } from './restore.ts';
import {
  dailyBonus,
  promoCode,
  referralBonus,
  referralReversal,
  referralShare,
  referralShareAgain,
  registration,
  socialTask,
  weeklyChallenge,
  weeklyReversal,
} from './rewards.ts';
import {
  earlyRelease,
  earlyReversal,
  holdRelease,
  holdTakenBack,
  lateReversal,
  postbackReplay,
  ruleHold,
  wallCredit,
  wallReversal,
} from './walls.ts';
import {
  withdrawByBot,
  withdrawByHand,
  withdrawCancel,
  withdrawHandshake,
  withdrawQueue,
  withdrawReject,
  withdrawRequest,
  withdrawReserve,
  withdrawSignedOut,
  withdrawStopped,
  withdrawTooMuch,
  withdrawUnasked,
  withdrawUnknown,
} from './withdrawals.ts';

/** Every path of money. */
export const scenarios: readonly Scenario[] = [
  wallCredit,
  holdRelease,
  holdTakenBack,
  ruleHold,
  earlyRelease,
  wallReversal,
  earlyReversal,
  lateReversal,
  postbackReplay,
  parkedCredit,
  promoCode,
  codeBatch,
  codeBatchByTwo,
  socialTask,
  dailyBonus,
  weeklyChallenge,
  weeklyReversal,
  registration,
  referralBonus,
  referralReversal,
  referralShare,
  referralShareAgain,
  withdrawRequest,
  withdrawTooMuch,
  withdrawCancel,
  withdrawReject,
  withdrawByBot,
  withdrawByHand,
  withdrawReserve,
  withdrawQueue,
  withdrawStopped,
  withdrawUnasked,
  withdrawUnknown,
  withdrawSignedOut,
  withdrawSettled,
  withdrawHandshake,
  accountDeleted,
  outwardPayout,
  outwardForeign,
  restorePaid,
  restoreHeld,
  restoreRound,
  giveawayJoin,
  giveawayJoinAgain,
  giveawayRefused,
  giveawayEnd,
  giveawayEdit,
  giveawayDelete,
  giveawayOver,
  giveawayByTwo,
  bombsStart,
  betTooMuch,
  bombsReveal,
  bombsRevealLost,
  bombsClear,
  bombsRevealElsewhere,
  bombsLostElsewhere,
  bombsCashOut,
  bombsExclude,
  bombsAbandon,
  bombsUntouched,
  crashStart,
  crashCashOut,
  crashExclude,
  crashAbandon,
  crashLost,
  crashWalletAway,
  adjustmentUp,
  adjustmentDown,
  adjustmentByTwo,
  deductionByTwo,
  auditAmidst,
];

/** @throws when there is none */
export function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`there is no scenario ${name}; there are ${scenarios.map((scenario) => scenario.name).join(', ')}`);
  return found;
}
