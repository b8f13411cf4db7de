import { randomUUID } from 'node:crypto';
import { isYes, scenario, wasTold, type Act } from '../scenario.ts';
import { AT_FIRST, type Person, type World } from '../world.ts';

const HUNDREDTHS = 1_250n;

interface Parked {
  person: Person;
  transaction: string;
  messageId: string;
}

const replay: Act<Parked> = (world, { messageId }, at) =>
  world.service('admin', 'earn', `/internal/parked-messages/${messageId}/replay`, {}, at);
const takeBack: Act<Parked> = (world, { person, transaction }, at) =>
  world.wall({ person, transaction, hundredths: HUNDREDTHS, isReversal: true }, at);

/** A credit that the wallet refused until it was put aside. */
async function aParkedCredit(world: World): Promise<Parked> {
  const [person, transaction] = [world.person(), `T${randomUUID()}`];
  world.site.away.add('wallet');
  const answer = await world.wall({ person, transaction, hundredths: HUNDREDTHS });
  if (answer.status !== 200) throw new Error(`a wall was answered ${answer.status}`);
  await world.site.quiet();
  const parked = await world.rows<{ id: string }>(
    'earn',
    `update outbox set parked_at = clock_timestamp(), last_error = 'refused' where destination = 'wallet' and body::text like $1 returning id`,
    [`%${person.id}%`],
  );
  world.site.away.delete('wallet');
  const [message] = parked;
  if (!message || parked.length > 1) throw new Error(`${parked.length} messages were put aside`);
  return { person, transaction, messageId: message.id };
}

/** An operator has it tried again after mending; the wall may take it back while it lies there, or meanwhile. */
export const parkedCredit = scenario<Parked>({
  name: 'parked-credit',
  begin: aParkedCredit,
  acts: { replay, 'replay-again': replay },
  rivals: { 'take-back': takeBack },
  async ends(world, it, told) {
    if ((await world.rows('earn', 'select from outbox where parked_at is not null')).length > 0) await replay(world, it, { second: false });
    await world.rest();
    const { available, debt } = await world.balance(it.person);
    const isBack = told['take-back'] !== undefined;
    return {
      'it is credited once': available - debt === AT_FIRST + (isBack ? 0n : HUNDREDTHS),
      'somebody could have it tried again': isBack || !wasTold(told, 'replay', isYes) || available === AT_FIRST + HUNDREDTHS,
    };
  },
});
