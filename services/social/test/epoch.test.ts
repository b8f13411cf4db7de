import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SecretBox } from '@facet/service-kit';
import { DrawSeeds, redrawSeeds } from '../src/giveaways/index.ts';
import { buildService } from '../src/app.ts';
import { SECRETS_KEYS, startSocial, type Person, type Social } from './support/start-social.ts';

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.remove());

const database = () => social.service.kit.database;
const seen = async (person: Person, id: string) =>
  (await person.get('/api/events')).json().events.find((event: { id: string }) => event.id === id);
const end = (id: string) => social.operator('POST', `/api/admin/events/${id}/end`);

/** Puts the events back as they were, begins a new epoch, and starts the service once. */
async function restore(events: object[]): Promise<void> {
  await database().transaction(async (transaction) => {
    for (const event of events as { id: string }[]) await transaction('giveaways').where({ id: event.id }).update(event);
    await transaction('outbox').delete();
    await transaction.raw('select begin_epoch()');
  });
  const restarted = buildService(social.env.variables);
  await restarted.ready();
  await restarted.close();
}

test('after a restore an active event is drawn by another seed than the one that was shown since, and says so', async () => {
  const person = await social.person();
  const [id, over] = [await social.event(), await social.event()];
  await end(over);
  await person.post(`/api/events/${id}/join`);
  const [before, ended] = [await seen(person, id), await seen(person, over)];
  expect(before.drawSeedRedrawnAt).toBeNull();
  const backup = await database()('giveaways').whereIn('id', [id, over]);
  await end(id);
  const { drawSeed: known } = await seen(person, id);

  await restore(backup);
  const after = await seen(person, id);
  expect([after.status, after.drawSeedHash === before.drawSeedHash]).toEqual(['active', false]);
  expect(Date.parse(after.drawSeedRedrawnAt)).toBeGreaterThan(0);
  expect(await seen(person, over)).toEqual(ended);

  await restore(await database()('giveaways').whereIn('id', [id, over]));
  const again = await seen(person, id);
  expect(again.drawSeedHash).not.toBe(after.drawSeedHash);
  await end(id);
  const { drawSeed } = await seen(person, id);
  expect(drawSeed).not.toBe(known);
  expect(createHash('sha256').update(Buffer.from(drawSeed, 'hex')).digest('hex')).toBe(again.drawSeedHash);
});

test('is drawn anew once, however often the start is repeated', async () => {
  const [person, id] = [await social.person(), await social.event()];
  const begunAt = new Date();
  const context = { kit: social.service.kit, seeds: new DrawSeeds(new SecretBox(SECRETS_KEYS)) };
  await redrawSeeds(context, { begunAt });
  const { drawSeedHash } = await seen(person, id);
  await redrawSeeds(context, { begunAt });
  expect((await seen(person, id)).drawSeedHash).toBe(drawSeedHash);
});

test('a copy of the database shows no seed of a draw that is to come', async () => {
  const [person, id] = [await social.person(), await social.event()];
  const { sealed_seed } = await database()('giveaways').where({ id }).first();
  await end(id);
  const { drawSeed } = await seen(person, id);
  expect([sealed_seed.includes(Buffer.from(drawSeed, 'hex')), sealed_seed.includes(drawSeed)]).toEqual([false, false]);
});
