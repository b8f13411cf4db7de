/** What the wallet answers a newcomer who has done nothing yet. */
export function someFirstSteps(own: object = {}) {
  const credits = { dailyBonus: null, socialTask: null, survey: null, earned: '0.00' };
  return { isOpen: true, ...credits, goals: ['100.00', '250.00', '1000.00'], goal: null, gamepassName: null, ...own };
}

/** A daily bonus that nobody claimed yet. */
export function someDaily(own: object = {}) {
  return { isEnabled: true, canClaim: true, streak: 0, isClaimedToday: false, next: '10.00', ...own };
}

/** A channel to follow. */
export function someTask(own: object = {}) {
  const task = { id: 't1', title: 'Follow us on X', link: 'https://example.com/x', reward: '8.00', isRealReward: true };
  return { ...task, state: 'open', waitSeconds: null, ...own };
}
