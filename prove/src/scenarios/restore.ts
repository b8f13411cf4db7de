import { isNo, isYes, onlyTold, scenario, wasTold } from '../scenario.ts';
import { cashOut, reveal, rounds, withATileOpen } from './games.ts';
import { giveCookie, lookAtTheBot, restore } from './meanwhile.ts';
import { aHeld, cancel, oneWithdrawal, payByBot, PRICE, reject, statesOf } from './withdrawals.ts';

const HALF_AN_HOUR_MS = 1_800_000;

/** Paid after the backup was taken: its copy of the withdrawal says that nobody has bought anything. */
export const restorePaid = scenario({
  name: 'restore-paid',
  async begin(world) {
    const it = await aHeld(world);
    await world.rows('wallet', `update withdrawals set created_at = created_at - interval '1 hour' where id = $1`, [it.id]);
    world.site.platform.buy(it.passId, PRICE, Date.now() - HALF_AN_HOUR_MS);
    return it;
  },
  acts: { restore, cancel, 'give-cookie': giveCookie },
  rivals: { reject, 'pay-by-bot': payByBot },
  ends: async (world, it, told) => ({
    ...(await oneWithdrawal(world, it, told)),
    'what was bought is paid': (await statesOf(world, it)).includes('paid'),
    'nobody is given it back': ['cancel', 'reject'].every((act) => onlyTold(told, act, (answer) => !isYes(answer))),
  }),
});

/** Not paid since: it is the member’s to take back, but only once the platform has said so. */
export const restoreHeld = scenario({
  name: 'restore-held',
  begin: aHeld,
  acts: { restore, 'give-cookie': giveCookie, cancel },
  rivals: { reject, 'pay-by-bot': payByBot },
  async ends(world, it, told) {
    await lookAtTheBot(world);
    const again = (await statesOf(world, it)).includes('held') ? await cancel(world, it, { second: false }) : undefined;
    return { ...(await oneWithdrawal(world, it, told)), 'what was not bought can be taken back': again === undefined || isYes(again) };
  },
});

/** How the round ended may be known: its stake is given back, and nothing is dealt from its seed. */
export const restoreRound = scenario({
  name: 'restore-round',
  begin: withATileOpen,
  acts: { restore, reveal: reveal(7), 'cash-out': cashOut('bombs') },
  async ends(world, it, told) {
    const [round] = await world.rows<{ state: string }>('games', 'select state from rounds where id = $1', [it.gameId]);
    const known = await world.rows(
      'games',
      'select from seed_chains, database_epoch where member_id = $1 and (redrawn_at is null or redrawn_at < begun_at)',
      [it.person.id],
    );
    const wasPlayed = wasTold(told, 'reveal', isYes) || wasTold(told, 'cash-out', isYes);
    return {
      ...(await rounds(world, it, told)),
      'a round of before is not played on': !wasPlayed,
      'its stake is given back': round?.state === 'refunded',
      'told that it is over, it is': onlyTold(told, 'reveal', (answer) => isNo(answer) || answer.status >= 500 || answer.status === 0),
      'the next round has a new seed': known.length === 0,
    };
  },
});
