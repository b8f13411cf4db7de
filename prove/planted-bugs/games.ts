import type { PlantedBug } from './planted-bug.ts';

const games = 'services/games/src';

/** Of rounds. */
export const gamesBugs: readonly PlantedBug[] = [
  {
    name: 'a round that is over is ended once more',
    file: `${games}/rounds/end-round.ts`,
    find: `where member_id = ? and id = ? and state = 'open' returning`,
    replace: 'where member_id = ? and id = ? returning',
    scenarios: ['crash-cash-out'],
  },
  {
    name: 'a round begins that was swept',
    file: `${games}/rounds/stakes.ts`,
    find: `where member_id = ? and id = ? and state = 'opening' returning`,
    replace: `where member_id = ? and id = ? and state in ('opening', 'voiding', 'refused') returning`,
    scenarios: ['bombs-start', 'crash-start'],
  },
  {
    name: 'a round is won without a message',
    file: `${games}/rounds/end-round.ts`,
    find: '       from ended)',
    replace: `       from ended where state <> 'won')`,
    scenarios: ['bombs-cash-out'],
  },
  {
    name: 'a lost round is not settled',
    file: `${games}/rounds/end-round.ts`,
    find: '       from ended)',
    replace: `       from ended where state <> 'lost')`,
    scenarios: ['bombs-reveal-lost'],
  },
  {
    name: 'a board that is cleared is left open',
    file: `${games}/bombs/reveal.ts`,
    find: '  if (isLast) return ended(true',
    replace: '  if (isLast && round.stake < 0n) return ended(true',
    scenarios: ['bombs-clear'],
  },
  {
    name: 'a round is not locked while it is played',
    file: `${games}/rounds/end-round.ts`,
    find: '.where({ member_id: where.memberId, id: where.id }).forUpdate().first()',
    replace: '.where({ member_id: where.memberId, id: where.id }).first()',
    scenarios: ['bombs-reveal-elsewhere'],
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
