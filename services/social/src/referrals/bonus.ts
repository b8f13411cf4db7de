/** A row of `referral_bonuses`. Money in hundredths, the percent in hundredths of a percent. */
export interface Bonus {
  earning_id: string;
  referrer_id: string | null;
  referred_id: string;
  state: 'credited' | 'reversed' | 'cancelled';
  source: string | null;
  earned: bigint | null;
  bonus_percent: number | null;
  amount: bigint;
  created_at: Date;
  changed_at: Date;
}

/** The rank's percent of what was earned, rounded down to a hundredth. */
export function bonusOf(earnedHundredths: bigint, bonusPercent: number): bigint {
  return (earnedHundredths * BigInt(bonusPercent)) / 10_000n;
}

export function bonusKey(earningId: string): string {
  return `referral:${earningId}`;
}
