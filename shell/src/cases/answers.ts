import { usePublicSettings } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { wholeRobux } from '../legal/whole-robux.ts';
import type { Case } from './cases-api.ts';

interface Question {
  question: string;
  answer: string;
}

/** What the site can say by itself; figures come from the settings. */
function useAnswers() {
  const { settings } = usePublicSettings();
  const share = settings.platform_share_percent ?? '30';
  const days = Number(settings.platform_pending_days ?? '5');
  const minimum = wholeRobux(settings.min_withdrawal ?? '100');
  return {
    unpaid: t(
      'A wall pays once it has checked what you did. How long that takes is up to the wall. What it has told us already is on Earn Robux under In progress, with the day when it arrives.',
    ),
    booked: t('This amount was added to your balance. If you mean another one: it’s not in your statement until the wall pays it.'),
    reversed: t(
      'A wall can take a credit back after it has checked again. Your statement names the wall and the day. If you did nothing wrong, ask us about that line.',
    ),
    payout: t(
      'We buy your gamepass within 1-3 business days. The platform then keeps the sale pending for {days, plural, one {about # day} other {about # days}}.',
      { days },
    ),
    share: t('The amount is the price of your gamepass. The platform keeps {share}% of it.', { share }),
    gamepass: t(
      'In the Creator Dashboard, open a published experience, create a pass under Monetization, and put it on sale for R$ {minimum} or more. Then choose it on Withdraw.',
      { minimum },
    ),
    round: t(
      'A win is your bet times the multiplier, rounded down to the hundredth. Games, Past rounds checks each round in your browser.',
    ),
    notMine: t('Look at the devices in your profile, and log out those you don’t know.'),
    prize: t('A prize goes to the winner’s balance when the event ends. The event says who won, and you can check its draw.'),
  };
}

/** Of the page for help, the likeliest first. */
export function useOftenAsked(): Question[] {
  const { unpaid, payout, reversed, gamepass } = useAnswers();
  return [
    { question: t('My survey hasn’t arrived'), answer: unpaid },
    { question: t('How long does a payout take?'), answer: payout },
    { question: t('Why was a credit reversed?'), answer: reversed },
    { question: t('How do I set up a gamepass?'), answer: gamepass },
  ];
}

const isTaken = (amount: string) => amount.startsWith('-');

/** What answers such a question about such a line before it is asked; undefined: nothing is known. */
export function useQuickAnswer(kind: Case['kind'], reason: Case['reason'] | null, amount: string | null): string | undefined {
  const answers = useAnswers();
  if (reason === null) return undefined;
  const known: Partial<Record<`${Case['kind']} ${Case['reason']}`, string>> = {
    ...(amount !== null && !isTaken(amount) && { 'transaction not_arrived': answers.booked }),
    'transaction not_mine': answers.notMine,
    'transaction taken_back': answers.reversed,
    'withdrawal not_arrived': answers.payout,
    'withdrawal wrong_amount': answers.share,
    'withdrawal not_mine': answers.notMine,
    'round wrong_amount': answers.round,
    'round not_mine': answers.notMine,
    'giveaway not_arrived': answers.prize,
  };
  return known[`${kind} ${reason}`];
}
