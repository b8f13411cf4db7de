import { createHash } from 'node:crypto';
import { SecretBox } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { buildService } from '../src/app.ts';
import { DrawSeeds } from '../src/giveaways/index.ts';
import { SECRETS_KEYS, startSocial } from './support/start-social.ts';

const NEWER_KEY = `newer:${Buffer.alloc(32, 9).toString('base64url')}`;

test('a change of keys seals the seed of a draw again, and then the old key may go', async () => {
  const social = await startSocial();
  onTestFinished(() => social.remove());
  const [person, id] = [await social.person(), await social.event()];
  const { events } = (await person.get('/api/events')).json() as { events: { id: string; drawSeedHash: string }[] };
  const rotated = buildService({ ...social.env.variables, SECRETS_KEYS: `${NEWER_KEY},${SECRETS_KEYS}` });
  onTestFinished(() => rotated.close());
  await rotated.ready();

  const newer = new DrawSeeds(new SecretBox(NEWER_KEY));
  const read = async (): Promise<Buffer> => {
    const { sealed_seed: sealedSeed } = (await social.service.kit.database('giveaways').where({ id }).first()) as { sealed_seed: Buffer };
    return newer.open({ id, sealedSeed });
  };
  await until('it is sealed again', () => read().catch(() => undefined));
  const hash = createHash('sha256')
    .update(await read())
    .digest('hex');
  expect(hash).toBe(events.find((event) => event.id === id)?.drawSeedHash);
});
