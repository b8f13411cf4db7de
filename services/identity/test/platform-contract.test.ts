import { join } from 'node:path';
import { startStandIn } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlatformClient } from '../src/platform/index.ts';
import { GROUP_ID, startFakePlatform } from './fakes/platform.ts';

/** A stand-in for the game platform, as far as identity asks it. */
interface PlatformUnderTest {
  url: string;
  groupId: string;
  /** The id of somebody of this name, who is in the group and says this of themselves. */
  person(name: string, about: string): Promise<string>;
  rename(name: string, newName: string): Promise<unknown>;
  stop(): unknown;
}

const NOBODY = '900000000000';

/** Who a member is hangs on this: the fake of the tests may not be kinder than what the site is tried with. */
function platformContract(name: string, start: () => Promise<PlatformUnderTest>): void {
  describe(`the game platform, ${name}`, () => {
    let platform: PlatformUnderTest;
    let client: PlatformClient;
    beforeAll(async () => {
      platform = await start();
      client = new PlatformClient({ baseUrl: platform.url, groupId: platform.groupId });
    });
    afterAll(() => platform.stop());

    test('finds somebody by their name, whatever its case, and tells the same by their id', async () => {
      const id = await platform.person('Contract_One', 'hello');
      expect(await client.findUser('contract_ONE')).toMatchObject({ id });
      expect(await client.findUserById(id)).toMatchObject({ id, name: (await client.findUser('Contract_One'))?.name });
      expect(await client.profileText(id)).toBe('hello');
    });

    test('finds who was renamed by either name, under the new one', async () => {
      const id = await platform.person('Contract_Two', '');
      await platform.rename('Contract_Two', 'Contract_Too');
      for (const name of ['Contract_Two', 'Contract_Too']) expect(await client.findUser(name)).toMatchObject({ id, name: 'Contract_Too' });
    });

    test('knows who is in the group, and nobody who does not exist', async () => {
      const id = await platform.person('Contract_Three', '');
      const other = new PlatformClient({ baseUrl: platform.url, groupId: '123456789' });
      expect([await client.isInGroup(id), await other.isInGroup(id)]).toEqual([true, false]);
      expect(await client.findUserById(NOBODY)).toBeUndefined();
      expect(await client.profileText(NOBODY)).toBe('');
    });
  });
}

platformContract('as the tests fake it', async () => {
  const platform = await startFakePlatform();
  const people = new Map<string, ReturnType<typeof platform.add>>();
  return {
    url: platform.url,
    groupId: GROUP_ID,
    person(name, about) {
      const person = platform.add({ name, about });
      people.set(name, person);
      return Promise.resolve(person.id);
    },
    rename: (name, newName) => Promise.resolve(Object.assign(people.get(name) ?? {}, { name: newName, previousNames: [name] })),
    stop: () => platform.stop(),
  };
});

platformContract('as the simulator plays it', async () => {
  const simulator = await startStandIn(join(import.meta.dirname, '../../simulator/src/main.ts'));
  const { url } = simulator;
  const say = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await fetch(`${url}/sim/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: number };
  };
  return {
    url,
    groupId: '1',
    person: async (name, about) => String((await say(`${name}/description`, { description: about })).id),
    rename: (name, newName) => say(`${name}/rename`, { newName }),
    stop: () => simulator.stop(),
  };
});
