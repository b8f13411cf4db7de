import { useState } from 'react';
import { useProfile } from '@facet/remote-kit';
import { hundredthsOf, toDecimal } from '@facet/ui';
import { useStored } from '../storage/use-stored.ts';
import { refuseBet, type ProblemText } from './bet-problems.ts';
import { LEAST_BET, parseBet } from './bet.ts';

export interface Bet {
  typed: string;
  setTyped: (typed: string) => void;
  /** Of what is typed; 0 when that is no amount. */
  hundredths: bigint;
  halve: () => void;
  double: () => void;
  /** Why it was refused; said at the field. */
  problem: ProblemText | null;
  /** The field itself, once it is there. */
  field: HTMLInputElement | null;
  setField: (field: HTMLInputElement | null) => void;
  /** Says at the field why, and goes there. */
  refuse: (words: ProblemText) => void;
  /** The bet as it is sent, R$ with two decimals; null when it was refused. */
  take: () => string | null;
}

/** The bet of a game, remembered by this browser under a key. */
export function useBet(key: string, initial: string): Bet {
  const [typed, store] = useStored(key, initial);
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { profile } = useProfile();
  const parsed = parseBet(typed);
  const hundredths = parsed ?? 0n;
  const balanceHundredths = hundredthsOf(profile?.balance ?? '0');
  const setTyped = (next: string) => {
    setProblem(null);
    store(next);
  };
  const set = (next: bigint) => setTyped(toDecimal(next < LEAST_BET ? LEAST_BET : next));
  const refuse = (words: ProblemText) => {
    setProblem(words);
    field?.focus();
  };
  const take = () => {
    const refusal = refuseBet(parsed, balanceHundredths);
    if (refusal) refuse(refusal);
    else setProblem(null);
    return refusal || parsed === null ? null : toDecimal(parsed);
  };
  return {
    typed,
    setTyped,
    hundredths,
    halve: () => set(hundredths / 2n),
    double: () => set(hundredths * 2n > balanceHundredths ? balanceHundredths : hundredths * 2n),
    problem,
    field,
    setField,
    refuse,
    take,
  };
}
