import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { isYes, scenario, wasTold, type Act } from '../scenario.ts';
import { AT_FIRST, type Operator, type Person, type World } from '../world.ts';

const PRIZE = 15_000n;
const FEE = 500n;
const HOUR_MS = 3_600_000;

interface Proposed {
  /** Of the dialog, and of the giveaway once there is one. */
  id: string;
  event: object;
  person: Person;
  key: string;
  ada: Operator;
  ben: Operator;
  cleo: Operator;
}

const propose: Act<Proposed> = (world, { id, event, ada }, { second }) =>
  world.operator('social', 'POST', '/api/admin/events', event, { key: id, by: ada, second });
const decide =
  (who: 'ada' | 'ben' | 'cleo', what: 'confirm' | 'decline' | 'withdraw'): Act<Proposed> =>
  (world, it, { second }) =>
    world.operator('social', 'POST', `/api/admin/events/proposals/${it.id}/${what}`, {}, { by: it[who], second });
const join: Act<Proposed> = (world, { id, person, key }, { second }) =>
  world.as(person, 'social', 'POST', `/api/events/${id}/join`, {}, { key, second });
const end: Act<Proposed> = (world, { id }, at) => world.operator('social', 'POST', `/api/admin/events/${id}/end`, {}, at);

const isMade = async (world: World, { id }: Proposed): Promise<boolean> =>
  (await world.rows('social', 'select from giveaways where id = $1', [id])).length > 0;

/**
 * A giveaway above what one operator may promise alone: another one confirms it, a third one declines it, the first one
 * takes it back; whoever joins it has the prize.
 */
export const giveawayByTwo = scenario<Proposed>({
  name: 'giveaway-by-two',
  begin: async (world) => {
    const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
    const event = { title: 'A large draw', prize: 150, entryFee: 5, startsAt: at(-60_000), endsAt: at(HOUR_MS) };
    const anOperator = (username: string): Operator => ({ id: uuidv7(), username });
    const operators = { ada: anOperator('ada'), ben: anOperator('ben'), cleo: anOperator('cleo') };
    return { id: uuidv7(), event, person: world.person(), key: randomUUID(), ...operators };
  },
  acts: { propose, 'propose-again': propose, confirm: decide('ben', 'confirm'), join, end },
  rivals: { decline: decide('cleo', 'decline'), 'confirm-alone': decide('ada', 'confirm'), withdraw: decide('ada', 'withdraw') },
  async ends(world, it, told) {
    const made = await isMade(world, it);
    const [entry] = await world.rows<{ state: string }>('social', 'select state from entries where giveaway_id = $1', [it.id]);
    const [giveaway] = await world.rows<{ winner_id: string | null }>('social', 'select winner_id from giveaways where id = $1', [it.id]);
    const hasWon = giveaway?.winner_id === it.person.id;
    const confirmed = await world.rows(
      'social',
      `select from operator_promises where id = $1 and state = 'made' and second_id is not null and second_id <> operator_id`,
      [it.id],
    );
    const due = AT_FIRST - (entry?.state === 'joined' ? FEE : 0n) + (hasWon ? PRIZE : 0n);
    return {
      'it is made when a second operator confirmed it, and only then': made === confirmed.length > 0,
      'told that it is confirmed, it is': !wasTold(told, 'confirm', isYes) || made,
      'told that it is declined, it is not': !wasTold(told, 'decline', isYes) || !made,
      'told that it is taken back, it is not': !wasTold(told, 'withdraw', isYes) || !made,
      'the first operator does not confirm it': !wasTold(told, 'confirm-alone', isYes),
      'who joined has paid the fee, who won has the prize': (await world.balance(it.person)).available === due,
      'told that they are in, they were': !wasTold(told, 'join', isYes) || entry?.state === 'joined',
      'one that ended with somebody in has a winner': !wasTold(told, 'end', isYes) || entry?.state !== 'joined' || hasWon,
    };
  },
});
