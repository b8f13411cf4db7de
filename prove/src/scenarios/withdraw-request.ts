import { randomUUID } from 'node:crypto';
import { isNo, isYes, onlyTold, scenario, wasTold } from '../scenario.ts';
import { AT_FIRST } from '../world.ts';

/** A member asks for the price of a gamepass of theirs. Nobody pays it. */
export const withdrawRequest = scenario({
  name: 'withdraw-request',
  async begin(world) {
    const person = world.person();
    const passId = world.site.platform.pass(person.platformId, 100);
    return { person, passId, key: randomUUID() };
  },
  acts: {
    request: (world, { person, passId, key }, { second }) =>
      world.as(
        person,
        'wallet',
        'POST',
        '/api/withdraw',
        { amount: 100, gamepassLink: `https://www.roblox.com/game-pass/${passId}/a` },
        { key, second },
      ),
  },
  rivals: {
    'other-key': (world, { person, passId }, { second }) =>
      world.as(
        person,
        'wallet',
        'POST',
        '/api/withdraw',
        { amount: 100, gamepassLink: `https://www.roblox.com/game-pass/${passId}/a` },
        { second },
      ),
  },
  async ends(world, { person }, told) {
    const { available } = await world.balance(person);
    const rows = await world.rows('wallet', `select from withdrawals where member_id = $1 and state = 'held'`, [person.id]);
    const isYesToAny = wasTold(told, 'request', isYes) || wasTold(told, 'other-key', isYes);
    return {
      'what is held has left the balance': available === AT_FIRST - BigInt(rows.length) * 10_000n,
      'one gamepass is asked for once': rows.length <= 1,
      'told that it is requested, it is': !isYesToAny || rows.length === 1,
      'told that it was refused, it was': !(onlyTold(told, 'request', isNo) && onlyTold(told, 'other-key', isNo)) || rows.length === 0,
    };
  },
});
