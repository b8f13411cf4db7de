import { describe, expect, test } from 'vitest';
import { readJson, personNamed, runningSimulator } from './running-simulator.ts';

describe('users', () => {
  test('every allowed name exists, is compared without case and spelt as it was first asked for', async () => {
    const simulator = await runningSimulator();
    const first = await personNamed(simulator, 'Road_Runner');
    const again = await personNamed(simulator, 'ROAD_runner');
    expect(again).toMatchObject({ id: first.id, name: 'Road_Runner', displayName: 'Road_Runner' });
    const profile = await simulator.get(`/v1/users/${first.id}`);
    expect(profile).toMatchObject({ id: first.id, name: 'Road_Runner', isBanned: false, description: '' });
  });

  test('ghosts and names that the platform does not allow are absent from the answer', async () => {
    const simulator = await runningSimulator();
    const usernames = ['ghost_x', 'Ghost_y', 'ab', 'a'.repeat(21), 'no space', 'ok_1'];
    const answer = await simulator.post('/v1/usernames/users', { usernames });
    expect(answer.status).toBe(200);
    expect((await readJson(answer)).data.map((person: { name: string }) => person.name)).toEqual(['ok_1']);
  });

  test('a renamed person keeps the id, and the previous name leads to the new one', async () => {
    const simulator = await runningSimulator();
    const before = await personNamed(simulator, 'old_name');
    expect((await simulator.post('/sim/users/old_name/rename', { newName: 'New_Name' })).status).toBe(200);
    expect(await personNamed(simulator, 'old_name')).toMatchObject({ id: before.id, name: 'New_Name' });
    expect(await personNamed(simulator, 'new_name')).toMatchObject({ id: before.id, name: 'New_Name' });
    await personNamed(simulator, 'taken');
    expect((await simulator.post('/sim/users/new_name/rename', { newName: 'taken' })).status).toBe(409);
  });

  test('the description of the profile is what was last written there', async () => {
    const simulator = await runningSimulator();
    const { id } = await personNamed(simulator, 'writer');
    await simulator.post('/sim/users/WRITER/description', { description: 'apple river seven' });
    expect(await simulator.get(`/v1/users/${id}`)).toMatchObject({ description: 'apple river seven' });
    expect((await simulator.post('/sim/users/writer/description', { description: 'x', extra: 1 })).status).toBe(400);
    expect((await simulator.post('/sim/users/ghost_x/description', { description: 'x' })).status).toBe(404);
  });

  test('an id that nobody has is refused in the shape of the host', async () => {
    const simulator = await runningSimulator();
    const answer = await simulator.request('/v1/users/12');
    expect(answer.status).toBe(404);
    expect(await readJson(answer)).toEqual({ errors: [{ code: 3, message: 'The user id is invalid.' }] });
    expect((await simulator.request('/v2/users/12/groups/roles')).status).toBe(400);
    expect((await simulator.request('/v2/users/12/games')).status).toBe(404);
    expect((await simulator.request('/v1/users/abc')).status).toBe(400);
  });

  test("everybody is in the operator's group but a solo_ user", async () => {
    const simulator = await runningSimulator({ groupId: 77 });
    const member = await personNamed(simulator, 'joiner');
    const loner = await personNamed(simulator, 'Solo_one');
    const roles = await simulator.get(`/v2/users/${member.id}/groups/roles?includeLocked=true`);
    expect(roles).toMatchObject({ data: [{ group: { id: 77 }, role: { rank: 1 } }] });
    expect(await simulator.get(`/v2/users/${loner.id}/groups/roles`)).toEqual({ data: [] });
  });

  test('the headshot is an address of a PNG of the size that was asked for', async () => {
    const simulator = await runningSimulator();
    const { id } = await personNamed(simulator, 'pretty');
    const { data } = await simulator.get(`/v1/users/avatar-headshot?userIds=${id}&size=150x150&format=Png&isCircular=false`);
    expect(data).toMatchObject([{ targetId: id, state: 'Completed' }]);
    const picture = await fetch(data[0].imageUrl);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([150, 150]);
    expect((await simulator.get(`/v1/users/avatar-headshot?userIds=${id}&size=151x151&format=Png`)).errors[0].code).toBe(3);
  });

  test('pictures have the address that browsers reach, whoever asks for it', async () => {
    const simulator = await runningSimulator({ publicUrl: 'http://127.0.0.1:8090' });
    const { id } = await personNamed(simulator, 'pretty');
    const { data } = await simulator.get(`/v1/users/avatar-headshot?userIds=${id}&size=150x150&format=Png`);
    expect(data[0].imageUrl).toBe(`http://127.0.0.1:8090/cdn/avatar-headshot/${id}/150.png`);
  });
});

describe('prefixes', () => {
  test('err_ fails, limited_ is told when to come back, slow_ is late', async () => {
    const simulator = await runningSimulator();
    const ask = (username: string) => simulator.post('/v1/usernames/users', { usernames: [username] });
    expect((await ask('err_x')).status).toBe(500);
    const limited = await ask('limited_x');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    const begun = performance.now();
    const { id } = await personNamed(simulator, 'slow_x');
    expect(performance.now() - begun).toBeGreaterThanOrEqual(290);
    const begunAgain = performance.now();
    await simulator.get(`/v2/users/${id}/games`);
    expect(performance.now() - begunAgain).toBeGreaterThanOrEqual(290);
  });
});
