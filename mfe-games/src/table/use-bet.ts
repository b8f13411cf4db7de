import { useProfile } from '@facet/remote-kit';
import { toHundredths, useToast } from '@facet/ui';
import { useStored } from '../storage/use-stored.ts';
import { refuseBet } from './bet-words.ts';
import { parseBet, toDecimal } from './bet.ts';

export interface Bet {
  typed: string;
  setTyped: (typed: string) => void;
  /** Of what is typed; 0 when that is no amount. */
  hundredths: bigint;
  balanceHundredths: bigint;
  /** The bet as it is sent, R$ with two decimals; null when it was refused, and the member told why. */
  take: () => string | null;
}

/** The bet of a game, remembered by this browser under a key. */
export function useBet(key: string, initial: string): Bet {
  const [typed, setTyped] = useStored(key, initial);
  const { profile } = useProfile();
  const toast = useToast();
  const hundredths = parseBet(typed);
  const balanceHundredths = toHundredths(profile?.balance ?? '0') ?? 0n;
  const take = () => {
    const refusal = refuseBet(hundredths, balanceHundredths);
    if (refusal) toast({ tone: 'danger', ...refusal });
    return refusal || hundredths === null ? null : toDecimal(hundredths);
  };
  return { typed, setTyped, hundredths: hundredths ?? 0n, balanceHundredths, take };
}
