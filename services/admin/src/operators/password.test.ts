import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

it('is the password that was hashed, and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct horsf', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

it('has another salt each time, and composes what keyboards compose differently', async () => {
  const hash = await hashPassword('caf\u00e9 noir');
  expect(await hashPassword('caf\u00e9 noir')).not.toBe(hash);
  expect(await isPassword('cafe\u0301 noir', hash)).toBe(true);
});

it('an unknown kind of hash is an error, not a refusal', async () => {
  await expect(isPassword('x', '$2b$10$abc')).rejects.toThrow('not argon2id');
});
