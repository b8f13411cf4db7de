/** The rank's percent of what was earned, rounded down to a hundredth. */
export function bonusOf(earnedHundredths: bigint, bonusPercent: number): bigint {
  return (earnedHundredths * BigInt(bonusPercent)) / 10_000n;
}

export function bonusKey(earningId: string): string {
  return `referral:${earningId}`;
}
