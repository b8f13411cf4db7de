import type { BegunOffer, Offer, OffersPage } from '../../src/api/earn-api.ts';

const LABELS: Record<string, string> = { a: 'CPX Research', b: 'BitLabs', c: 'Lootably', d: 'ayeT-Studios' };
const providerOf = (id: string) => ({ id, label: LABELS[id] ?? id });

/** An offer as the service lists it; `wall` says whose. */
export function fakeOffer({ wall = 'a', ...own }: Partial<Offer> & { wall?: string } = {}): Offer {
  return {
    id: 'o1',
    provider: providerOf(wall),
    title: 'Snacks you like',
    detail: null,
    kind: 'survey',
    device: 'any',
    minutes: 4,
    reward: '11.00',
    perMinute: '2.75',
    steps: 1,
    isNew: false,
    startedAt: null,
    ...own,
  };
}

export function fakeBegun({ wall = 'b', ...own }: Partial<BegunOffer> & { wall?: string } = {}): BegunOffer {
  return {
    id: 'o2',
    provider: providerOf(wall),
    title: 'Music and streaming',
    reward: '18.50',
    steps: 1,
    paidSteps: 0,
    startedAt: '2026-11-21T11:48:00.000Z',
    isOffered: true,
    ...own,
  };
}

/** One of each kind, of four walls. */
export function fakeOffers(): Offer[] {
  return [
    fakeOffer({ wall: 'b', id: 'o1', title: 'School and screens', minutes: 15, reward: '62.00', perMinute: '4.13' }),
    fakeOffer({ wall: 'a', id: 'o2', title: 'Learning online', minutes: 10, reward: '39.00', perMinute: '3.90' }),
    fakeOffer({ wall: 'b', id: 'o3', title: 'Your last game', minutes: 9, reward: '31.20', perMinute: '3.46' }),
    fakeOffer({ wall: 'a', id: 'o4' }),
    fakeOffer({
      wall: 'd',
      id: 'o5',
      title: 'Castle Keepers: reach level 12',
      kind: 'game',
      device: 'phone',
      minutes: 150,
      reward: '380.00',
      perMinute: '2.53',
      steps: 3,
    }),
    fakeOffer({
      wall: 'd',
      id: 'o6',
      title: 'Drift Avenue: finish 10 races',
      kind: 'game',
      device: 'phone',
      minutes: 40,
      reward: '96.00',
      perMinute: '2.40',
      steps: 2,
      isNew: true,
    }),
    fakeOffer({
      wall: 'c',
      id: 'o7',
      title: 'Pocket Farm: harvest 50 crops',
      kind: 'game',
      device: 'phone',
      minutes: 90,
      reward: '210.00',
      perMinute: '2.33',
      steps: 3,
      startedAt: '2026-11-21T10:00:00.000Z',
    }),
    fakeOffer({ wall: 'c', id: 'o8', title: 'Watch three trailers', kind: 'video', minutes: null, reward: '9.00', perMinute: null }),
  ];
}

/** What the service answers; one page of all, and something begun, unless told otherwise. */
export function fakeOffersPage(own: Partial<OffersPage> = {}): OffersPage {
  const offers = own.offers ?? fakeOffers();
  return {
    total: offers.length,
    nextCursor: null,
    providers: Object.entries(LABELS).map(([id, label]) => ({ id, label, state: 'ready' })),
    begun: [
      fakeBegun(),
      fakeBegun({
        wall: 'c',
        id: 'o7',
        title: 'Pocket Farm: harvest 50 crops',
        reward: '210.00',
        steps: 3,
        paidSteps: 1,
        startedAt: '2026-11-21T10:00:00.000Z',
      }),
    ],
    ...own,
    offers,
  };
}
