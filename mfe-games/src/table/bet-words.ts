import { isRequestError, messageOf, type RequestError, type SerializedError } from '@facet/remote-kit';

/** What a toast says. */
export interface Words {
  title: string;
  description: string;
}

/** Why a bet is not even sent; null when it may be. */
export function refuseBet(betHundredths: bigint | null, balanceHundredths: bigint): Words | null {
  if (betHundredths === null) return { title: 'Invalid Bet', description: 'Please enter a valid bet amount' };
  if (betHundredths > balanceHundredths) return { title: 'Insufficient Balance', description: "You don't have enough Robux for this bet" };
  return null;
}

type Failure = RequestError | SerializedError | undefined;

/** Why a game did not start. */
export function startFailure(error: Failure): Words {
  if (isSilence(error)) return { title: 'Error', description: 'Failed to start game. Please try again.' };
  const description = messageOf(error, 'Failed to start game');
  const isRequirement = codeOf(error) === 'earning_requirement' || description.includes('earn at least 15R$');
  return { title: isRequirement ? 'Earning Requirement Not Met' : 'Error', description };
}

/** Why a cash-out did not work. */
export function cashOutFailure(error: Failure): Words {
  const description = isSilence(error) ? 'Failed to cash out. Please try again.' : messageOf(error, 'Failed to cash out');
  return { title: 'Error', description };
}

export const REVEAL_FAILURE: Words = { title: 'Error', description: 'Failed to reveal tile. Please try again.' };

/** Another tab has ended the round, or the service did after a day. */
export const ROUND_OVER: Words = { title: 'This round has ended', description: 'It was ended elsewhere. This is how it ended.' };

/** The service's code, when it refused. */
export function codeOf(error: Failure): string | null {
  return isRequestError(error) && error.kind === 'refused' ? error.code : null;
}

function isSilence(error: Failure): boolean {
  return isRequestError(error) && error.kind === 'network';
}
