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

/** Short offers that pay well for the time. */
export function someGoodOffers() {
  const plain = { detail: null, device: 'any', steps: 1, isNew: false, startedAt: null };
  const [b, c] = [
    { id: 'b', label: 'BitLabs' },
    { id: 'c', label: 'Lootably' },
  ];
  return {
    offers: [
      { ...plain, id: 'o1', provider: b, title: 'Music and streaming', kind: 'survey', minutes: 6, reward: '18.50', perMinute: '3.08' },
      { ...plain, id: 'o2', provider: b, title: 'Snacks you like', kind: 'survey', minutes: 4, reward: '11.00', perMinute: '2.75' },
      { ...plain, id: 'o3', provider: c, title: 'Watch three trailers', kind: 'video', minutes: 5, reward: '9.00', perMinute: '1.80' },
    ],
    total: 3,
    nextCursor: null,
    providers: [b, c].map((provider) => ({ ...provider, state: 'ready' })),
    begun: [],
  };
}
