import { isRequestError, messageOf, msg, requestIdOf, type Message, type RequestError, type SerializedError } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { LEAST_BET } from './bet.ts';

/** What is said of something that failed. */
export interface ProblemText {
  title: string;
  description: string;
  /** Of the call that failed. */
  requestId?: string | null;
  /** It is the amount that is refused: said at its field. */
  isOfBet?: true;
}

/** Why a bet is not even sent; null when it may be. */
export function refuseBet(betHundredths: bigint | null, balanceHundredths: bigint): ProblemText | null {
  if (betHundredths === null) return { title: t('Invalid Bet'), description: t('Please enter a valid bet amount'), isOfBet: true };
  if (betHundredths < LEAST_BET)
    return { title: t('Invalid Bet'), description: t('Please enter a valid bet amount. The minimum bet is 1 R$.'), isOfBet: true };
  if (betHundredths > balanceHundredths)
    return { title: t('Insufficient Balance'), description: t("You don't have enough Robux for this bet"), isOfBet: true };
  return null;
}

export type Failure = RequestError | SerializedError | undefined;

/** What the service says of the amount, by its code. */
const titlesOfBet: Readonly<Record<string, Message | undefined>> = {
  bet_invalid: msg('Invalid Bet'),
  bet_too_high: msg('Invalid Bet'),
  insufficient_balance: msg('Insufficient Balance'),
  loss_limit: msg('Daily loss limit'),
};

/** Why a game did not start. */
export function startFailure(error: Failure): ProblemText {
  if (isSilence(error))
    return { title: t('Error'), description: t('Failed to start game. Please try again.'), requestId: requestIdOf(error) };
  const description = messageOf(error, t('Failed to start game'));
  const code = codeOf(error);
  const ofBet = code !== null && Object.hasOwn(titlesOfBet, code) ? titlesOfBet[code] : undefined;
  if (ofBet) return { title: t(ofBet), description, requestId: requestIdOf(error), isOfBet: true };
  const isRequirement = code === 'earning_requirement' || description.includes('earn at least 15R$');
  return { title: isRequirement ? t('Earning Requirement Not Met') : t('Error'), description, requestId: requestIdOf(error) };
}

/** Why a cash-out did not work. */
export function cashOutFailure(error: Failure): ProblemText {
  const description = isSilence(error) ? t('Failed to cash out. Please try again.') : messageOf(error, t('Failed to cash out'));
  return { title: t('Error'), description, requestId: requestIdOf(error) };
}

export function revealFailure(error: Failure): ProblemText {
  return { title: t('Error'), description: t('Failed to reveal tile. Please try again.'), requestId: requestIdOf(error) };
}

/** Another tab has ended the round, or the service did after a day. */
export function roundOver(): ProblemText {
  return { title: t('This round has ended'), description: t('It ended in another tab or on another device. Here’s the result.') };
}

/** The service's code, when it refused. */
export function codeOf(error: Failure): string | null {
  return isRequestError(error) && error.kind === 'refused' ? error.code : null;
}

function isSilence(error: Failure): boolean {
  return isRequestError(error) && error.kind === 'network';
}
