/** Cases as identity tells them, in each state. */
export const someFact = { title: 'BitLabs · School and screens', amount: '62.00', at: '2026-11-20T16:48:00.000Z', state: null };

export function someCase(change: object = {}) {
  return {
    id: '01930000-0000-7000-8000-0000000000c1',
    number: '1184',
    kind: 'transaction',
    reason: 'not_arrived',
    factId: '01930000-0000-7000-8000-0000000000f1',
    fact: someFact,
    state: 'waiting',
    decision: null,
    createdAt: '2026-11-20T17:05:00.000Z',
    changedAt: '2026-11-21T12:40:00.000Z',
    ...change,
  };
}

export const someCases = [
  someCase(),
  someCase({
    id: '01930000-0000-7000-8000-0000000000c2',
    number: '1180',
    kind: 'withdrawal',
    state: 'open',
    fact: { title: 'Double Jump · VIP', amount: '100.00', at: '2026-11-19T10:00:00.000Z', state: 'paid' },
  }),
  someCase({
    id: '01930000-0000-7000-8000-0000000000c3',
    number: '1102',
    kind: 'round',
    reason: 'not_mine',
    state: 'solved',
    fact: {
      title: 'Bombs, 3 bombs',
      amount: '10.00',
      at: '2026-11-03T13:50:00.000Z',
      state: 'lost',
      line: { kind: 'bombs.bet', values: { bombs: '3' }, text: 'Bombs, 3 bombs' },
    },
  }),
  someCase({
    id: '01930000-0000-7000-8000-0000000000c4',
    number: '1099',
    kind: 'other',
    reason: 'other',
    state: 'closed',
    fact: null,
    factId: null,
  }),
];

export function someThread(change: object = {}) {
  return {
    case: someCase(change),
    messages: [
      {
        id: 'm1',
        isOwn: true,
        text: 'I finished it on my phone and saw the thank-you page, but nothing came.',
        createdAt: '2026-11-20T17:05:00.000Z',
      },
      {
        id: 'm2',
        isOwn: false,
        text: 'Thanks. BitLabs found your answers and is checking them. Did you change networks during the survey?',
        createdAt: '2026-11-21T12:40:00.000Z',
      },
    ],
  };
}
