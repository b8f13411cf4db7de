import { randomUUID } from 'node:crypto';
import { isNo, isYes, scenario, wasTold, type Act } from '../scenario.ts';
import { serviceNames, type ServiceName } from '../site/names.ts';
import { AT_FIRST, type World } from '../world.ts';
import { leave, lookAtTheBot } from './meanwhile.ts';
import { aHeld, payByBot, PRICE_HUNDREDTHS, statesOf, type Held } from './withdrawals.ts';

const HUNDREDTHS = 1_250n;

interface Leaving extends Held {
  transaction: string;
}

const report: Act<Leaving> = (world, { person, transaction }, at) => world.wall({ person, transaction, hundredths: HUNDREDTHS }, at);
const comeBack: Act<Leaving> = (world, { person }, at) => world.enter(person.name, at);

const KEY: Partial<Record<ServiceName, string>> = { identity: 'id', earn: 'id' };

/** How the services that have heard of the member call them. */
async function namesOf(world: World, { person }: Leaving): Promise<Set<string>> {
  const heard = serviceNames.map((service) =>
    world.rows<{ username: string }>(
      service,
      `select username from members where ${KEY[service] ?? 'member_id'} = $1 and username is not null`,
      [person.id],
    ),
  );
  return new Set((await Promise.all(heard)).flat().map(({ username }) => username));
}

/**
 * A member deletes their account while a wall reports what they earned and a withdrawal is paid; then they come back
 * with the same account of the platform.
 */
export const accountDeleted = scenario<Leaving>({
  name: 'account-deleted',
  begin: async (world) => ({ ...(await aHeld(world)), transaction: `T${randomUUID()}` }),
  acts: { leave, report, 'come-back': comeBack },
  rivals: { 'pay-by-bot': payByBot, 'come-back-now': comeBack },
  async ends(world, it, told) {
    await lookAtTheBot(world);
    const again = (await statesOf(world, it)).includes('held') ? await payByBot(world, it, { second: false }) : undefined;
    await world.rest();
    const [state = 'none'] = await statesOf(world, it);
    const { available } = await world.balance(it.person);
    const credits = BigInt((await world.standing(it.person, 'wall_credit')) - 1);
    const out = state === 'paid' ? PRICE_HUNDREDTHS : 0n;
    const names = await namesOf(world, it);
    const members = await world.rows<{ id: string }>('identity', 'select id from members where platform_user_id = $1', [
      String(it.person.platformId),
    ]);
    const entered = [...(told['come-back'] ?? []), ...(told['come-back-now'] ?? [])].filter((answer) => !isNo(answer));
    return {
      'what they earned is credited once': credits === 1n || (credits === 0n && !wasTold(told, 'report', isYes)),
      'the balance is what was earned and not withdrawn': available === AT_FIRST + credits * HUNDREDTHS - out,
      'told that it is paid, it is': !wasTold(told, 'pay-by-bot', isYes) || state === 'paid',
      'an open withdrawal is still paid': again === undefined || isYes(again),
      'all services call them the same': names.size === 1,
      'told that the account is deleted, their name is gone until they come back':
        !wasTold(told, 'leave', isYes) || entered.length > 0 || !names.has(it.person.name),
      'who comes back is who they were':
        members.length === 1 && entered.filter(isYes).every(({ body }) => (JSON.parse(body) as { id: string }).id === it.person.id),
    };
  },
});
