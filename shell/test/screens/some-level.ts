/** What the wallet says of a member's cut. */
export const someLevel = () => ({
  cut: 5,
  cuts: 12,
  totalEarned: '2046.00',
  from: '1500.00',
  next: '2500.00',
  badges: [
    { name: 'first_cut', have: 4, needed: 5, at: null },
    { name: 'first_payout', have: 1, needed: 1, at: '2026-04-02T10:00:00.000Z' },
    { name: 'checked_seal', have: 0, needed: 1, at: null },
  ],
});

/** What earn says of the days of November. */
export const someStreak = () => ({
  today: '2026-11-14',
  streak: 9,
  freezesLeft: 0,
  longest: 15,
  claimed: ['2026-11-11', '2026-11-13', '2026-11-14'],
  frozen: ['2026-11-12'],
  firstDay: '2026-11-05',
  badges: [
    { name: 'clean_surveys', have: 9, needed: 10, at: null },
    { name: 'fifty_surveys', have: 38, needed: 50, at: null },
    { name: 'whole_week', have: 15, needed: 7, at: '2026-11-08T00:00:00.000Z' },
    { name: 'three_friends', have: 1, needed: 3, at: null },
  ],
});

/** What social says of draws. */
export const someDrawBadges = () => ({ badges: [{ name: 'won_draw', have: 2, needed: 1, at: '2026-10-30T18:00:00.000Z' }] });

/** What social says of a referrer. */
export const someStanding = () => ({
  referralCount: 14,
  totalEarnings: '236.40',
  shares: '236.40',
  bonuses: '0.00',
  currentRank: { id: 'r2', name: 'Silver', bonusPercentage: 3, requiredEarnings: '100.00', color: '#c0c0c0' },
  nextRank: { id: 'r3', name: 'Gold', bonusPercentage: 5, requiredEarnings: '500.00', color: '#ffd700' },
  missingToNext: '263.60',
  progressToNext: 34.1,
});
