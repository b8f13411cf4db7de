import { isRequestError, messageOf, useInvalidateProfile } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { useRef } from 'react';
import { useRequestWithdrawalMutation, type Gamepass } from '../api/wallet-api.ts';

export interface Withdrawing {
  /** Asks for a withdrawal and tells the member what came of it. Never rejects. */
  withdraw: (gamepass: Gamepass) => Promise<void>;
  isWithdrawing: boolean;
}

const NO_ANSWER = 'The site did not answer. If your request arrived, the history below shows it; trying again cannot take it twice.';

/** Lives as long as the wizard: a request that nobody answered keeps its key, so that the next try asks for the same withdrawal. */
export function useWithdraw(onWithdrawn: () => void): Withdrawing {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [requestWithdrawal, { isLoading }] = useRequestWithdrawalMutation();
  const keys = useRef(new Map<string, string>()).current;

  const withdraw = async ({ id, price }: Gamepass) => {
    const body = { amount: price, gamepassLink: `https://www.roblox.com/game-pass/${id}` };
    const asked = JSON.stringify(body);
    const key = keys.get(asked) ?? newKey();
    keys.set(asked, key);
    const { data, error } = await requestWithdrawal({ 'idempotency-key': key, body });
    if (data || isDecided(error)) keys.delete(asked);
    invalidateProfile();
    if (!data) return toast({ tone: 'danger', title: 'Withdrawal Failed', description: failureText(error) });
    toast({ title: 'Withdrawal Requested', description: `${formatAmount(price)} is reserved. Processing takes 1-3 business days.` });
    onWithdrawn();
  };

  return { withdraw, isWithdrawing: isLoading };
}

function failureText(error: Parameters<typeof messageOf>[0]): string {
  return isRequestError(error) && error.kind === 'network' ? NO_ANSWER : messageOf(error);
}

/** The wallet has said no. A 5xx may be the gateway's, which does not know what the wallet did. */
function isDecided(error: unknown): boolean {
  return isRequestError(error) && error.kind === 'refused' && error.status < 500;
}

/** 128 bits of chance. Not randomUUID, which a browser offers on https and localhost only. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
