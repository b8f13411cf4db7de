import type { PlantedBug } from './planted-bug.ts';

const kit = 'packages/service-kit/src';

/** Of messages between services. */
export const outboxBugs: readonly PlantedBug[] = [
  {
    name: 'a message that was not delivered is forgotten',
    file: `${kit}/outbox/lane.ts`,
    find: 'await this.#postpone(message, error).catch(',
    replace: `await removals.remove({ ...message, path: '/internal/events' }, null).catch(`,
    scenarios: ['wall-credit'],
  },
  {
    name: 'a delivered message is kept',
    file: `${kit}/outbox/removals.ts`,
    find: `delete from outbox o where`,
    replace: `delete from outbox o where false and`,
    scenarios: ['wall-credit'],
  },
  {
    name: 'a message that waits is left to the process that wrote it',
    file: `${kit}/outbox/relay.ts`,
    find: 'for (const destination of await dueDestinations(this.#options.database)) this.wake(destination);',
    replace: 'await dueDestinations(this.#options.database);',
    scenarios: ['wall-credit'],
  },
  {
    name: 'a message is removed before its answer is kept',
    file: `${kit}/outbox/removals.ts`,
    find: `    await this.#take([removal]).then(`,
    replace: `    await forget(this.#database, [removal]);
    await this.#take([removal]).then(`,
    scenarios: ['referral-share', 'referral-reversal'],
  },
  {
    name: 'a message that was refused once is parked',
    file: `${kit}/outbox/lane-store.ts`,
    find: 'const isParked = isRefusal &&',
    replace: 'const isParked = true ||',
    scenarios: ['wall-credit'],
  },
  {
    name: 'an event is taken for known before it was handled',
    file: `${kit}/outbox/inbox.ts`,
    find: 'await inTransaction(options.database, (transaction) => consumeOnce(transaction, event, handler)).catch(refuseData);',
    replace: `{
        const known = await options.database('consumed_events').insert({ event_id: event.id, type: event.type }).onConflict('event_id').ignore().returning('event_id');
        if (known.length > 0) await inTransaction(options.database, (transaction) => handler(transaction, event));
      }`,
    scenarios: ['referral-share', 'registration'],
  },
  {
    name: 'what an operator has tried again is forgotten',
    file: 'packages/service-kit/src/outbox/parked-messages.ts',
    find: `.update({ parked_at: null, refusals: 0, attempts: 0, due_at: transaction.raw('clock_timestamp()') }, ['destination']);`,
    replace: `.delete(['destination']);`,
    scenarios: ['parked-credit'],
  },
];
