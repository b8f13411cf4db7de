import type { PlantedBug } from './planted-bug.ts';

const games = 'services/games/src';

/** Of rounds. */
export const gamesBugs: readonly PlantedBug[] = [
  {
    name: 'a round that is over is ended once more',
    file: `${games}/rounds/end-round.ts`,
    find: ".where({ member_id: round.member_id, id: round.id, state: 'open' })",
    replace: '.where({ member_id: round.member_id, id: round.id })',
    scenarios: ['bombs-abandon', 'bombs-cash-out'],
  },
  {
    name: 'a round is won without a message',
    file: `${games}/rounds/end-round.ts`,
    find: 'const messageId = await outbox.send(transaction, win);',
    replace: `const messageId = win.path;`,
    scenarios: ['bombs-cash-out'],
  },
  {
    name: 'a lost round is not settled',
    file: `${games}/rounds/end-round.ts`,
    find: 'const messageId = await outbox.send(transaction, loss);',
    replace: 'const messageId = loss.path;',
    scenarios: ['bombs-reveal'],
  },
  {
    name: 'a round is not locked while it is played',
    file: `${games}/rounds/end-round.ts`,
    find: '.where({ member_id: where.memberId, id: where.id }).forUpdate().first()',
    replace: '.where({ member_id: where.memberId, id: where.id }).first()',
    scenarios: ['bombs-reveal'],
  },
  {
    name: 'a crash round that nobody looks at goes on for ever',
    file: `${games}/crash/settle-due.ts`,
    find: `.whereRaw('settles_at <= clock_timestamp()')`,
    replace: `.whereRaw('settles_at > clock_timestamp()')`,
    scenarios: ['crash-abandon'],
  },
  {
    name: 'an abandoned round is given back instead of paid',
    file: `${games}/bombs/abandoned-bombs.ts`,
    find: `if (round.revealed.length === 0) return stakes`,
    replace: `if (round.revealed.length >= 0) return stakes`,
    scenarios: ['bombs-abandon'],
  },
];
