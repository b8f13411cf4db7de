import { useEffect, useRef, useState } from 'react';
import { useNewTransactions, useProfile } from '@facet/remote-kit';
import { toDecimal, toHundredths } from '@facet/ui';

/** The wallet's name for what a wall pays. */
const WALL_CREDIT = 'wall_credit';

export interface Credit {
  /** Another number for each credit, equal amounts too. */
  id: number;
  /** Decimal string, above zero: "44.00". */
  amount: string;
}

/**
 * The last credit of a wall that came while `watching`: growth of what the member has earned in total, so that money
 * which only returns to the balance (a cancelled withdrawal) is none, and no growth that another source brought. Null
 * until one comes, after a reversal, and when watching ends.
 */
export function useCredit(watching: boolean): Credit | null {
  const { profile } = useProfile();
  const [credit, setCredit] = useState<Credit | null>(null);
  // An old figure says nothing about what comes now.
  const earned = profile && !profile.stale ? toHundredths(profile.totalEarned) : null;
  const before = useRef<bigint | null>(null);
  useNewTransactions(({ type, totalEarned }) => {
    const after = toHundredths(totalEarned);
    const isGrowth = before.current !== null && after !== null && after > before.current;
    if (type !== WALL_CREDIT && isGrowth) before.current = after;
  });

  useEffect(() => {
    const growth = watching && earned !== null && before.current !== null ? earned - before.current : 0n;
    before.current = watching ? earned : null;
    if (growth > 0n) setCredit((last) => ({ id: (last?.id ?? 0) + 1, amount: toDecimal(growth) }));
    if (growth < 0n || !watching) setCredit(null);
  }, [earned, watching]);

  return credit;
}
