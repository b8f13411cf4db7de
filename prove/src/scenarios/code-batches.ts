import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { isYes, paidOnce, scenario, wasTold, type Act } from '../scenario.ts';
import { AT_FIRST, type Operator, type Person, type World } from '../world.ts';

const REWARD = 1_500n;
const SIZE = 3;

interface Batch {
  /** Under which it is made: its id. */
  id: string;
  prefix: string;
  person: Person;
  other: Person;
  key: string;
}

const create: Act<Batch> = (world, { id, prefix }, { second }) =>
  world.operator('earn', 'POST', '/api/admin/code-batches', { prefix, size: SIZE, reward: '15.00' }, { key: id, second });
const switchOff: Act<Batch> = (world, { id }, at) =>
  world.operator('earn', 'PATCH', `/api/admin/code-batches/${id}`, { isActive: false }, at);

const codesOf = async (world: World, { id }: Batch): Promise<string[]> =>
  (await world.rows<{ code: string }>('earn', 'select code from promo_codes where batch_id = $1 order by code', [id])).map(
    ({ code }) => code,
  );

/** The nth code of the batch, as it was handed out; before there is one, some word. */
const redeem =
  (nth: number, who: 'person' | 'other'): Act<Batch> =>
  async (world, it, { second }) => {
    const code = (await codesOf(world, it))[nth] ?? 'NOTHING';
    return world.as(it[who], 'earn', 'POST', '/api/promo/redeem', { code }, { key: `${it.key}:${nth}:${who}`.slice(0, 60), second });
  };

const gained = async (world: World, person: Person): Promise<bigint> => (await world.balance(person)).available - AT_FIRST;

interface Proposed extends Batch {
  ada: Operator;
  ben: Operator;
  cleo: Operator;
}

const propose: Act<Proposed> = (world, { id, prefix, ada }, { second }) =>
  world.operator('earn', 'POST', '/api/admin/code-batches', { prefix, size: SIZE, reward: '50.00' }, { key: id, by: ada, second });
const decide =
  (who: 'ada' | 'ben' | 'cleo', what: 'confirm' | 'decline'): Act<Proposed> =>
  (world, it, { second }) =>
    world.operator('earn', 'POST', `/api/admin/code-batches/proposals/${it.id}/${what}`, {}, { by: it[who], second });

/**
 * A batch above what one operator may promise alone: another one confirms it, a third one declines it, the first one
 * may not.
 */
export const codeBatchByTwo = scenario<Proposed>({
  name: 'code-batch-by-two',
  begin: async (world) => ({
    id: uuidv7(),
    prefix: `P${randomUUID().slice(0, 8).toUpperCase()}`,
    person: world.person(),
    other: world.person(),
    key: randomUUID(),
    ada: { id: uuidv7(), username: 'ada' },
    ben: { id: uuidv7(), username: 'ben' },
    cleo: { id: uuidv7(), username: 'cleo' },
  }),
  acts: { propose, 'propose-again': propose, confirm: decide('ben', 'confirm'), redeem: redeem(0, 'person') },
  rivals: { decline: decide('cleo', 'decline'), 'confirm-alone': decide('ada', 'confirm') },
  async ends(world, it, told) {
    const made = (await codesOf(world, it)).length;
    const own = await gained(world, it.person);
    const [isConfirmed, isDeclined] = [wasTold(told, 'confirm', isYes), wasTold(told, 'decline', isYes)];
    return {
      'all of the batch are made, once, or none': made === 0 || made === SIZE,
      'told that it is confirmed, it is made': !isConfirmed || made === SIZE,
      'told that it is declined, it is not': !isDeclined || made === 0,
      'the first operator does not confirm it': !wasTold(told, 'confirm-alone', isYes),
      ...paidOnce(own, 5_000n, told['redeem']),
      'nobody is paid before it is made': made === SIZE || own === 0n,
    };
  },
});

/**
 * An operator makes a batch of codes; a member redeems one of them, tries a second one, and somebody else wants the
 * same.
 */
export const codeBatch = scenario<Batch>({
  name: 'code-batch',
  begin: async (world) => ({
    id: uuidv7(),
    prefix: `B${randomUUID().slice(0, 8).toUpperCase()}`,
    person: world.person(),
    other: world.person(),
    key: randomUUID(),
  }),
  acts: { create, 'create-again': create, redeem: redeem(0, 'person'), 'redeem-second': redeem(1, 'person') },
  rivals: { 'other-person': redeem(0, 'other'), 'switch-off': switchOff },
  async ends(world, it, told) {
    const [own, others] = [await gained(world, it.person), await gained(world, it.other)];
    const made = (await codesOf(world, it)).length;
    const isMade = wasTold(told, 'create', isYes) || wasTold(told, 'create-again', isYes);
    return {
      'all of the batch are made, once, or none': made === 0 || made === SIZE,
      'told that it is made, it is': !isMade || made === SIZE,
      ...paidOnce(own, REWARD, [...(told['redeem'] ?? []), ...(told['redeem-second'] ?? [])]),
      'told that they have it, the other has': !wasTold(told, 'other-person', isYes) || others === REWARD,
      'each code is used once': own + others <= BigInt(SIZE) * REWARD && others <= REWARD,
    };
  },
});
