import { expect, test } from 'vitest';
import { LEAST_PASSWORD_COST } from '../config.ts';
import { Passwords } from './passwords.ts';

const passwords = new Passwords(LEAST_PASSWORD_COST);

test('is the password that was hashed, and no other', async () => {
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight('correct horse', hash)).toBe(true);
  expect(await passwords.isRight('correct horsf', hash)).toBe(false);
  expect(await passwords.isRight('', hash)).toBe(false);
});

test('has another salt each time, and composes what keyboards compose differently', async () => {
  const hash = await passwords.hash('caf\u00e9 noir');
  expect(await passwords.hash('caf\u00e9 noir')).not.toBe(hash);
  expect(await passwords.isRight('cafe\u0301 noir', hash)).toBe(true);
});

test('that nobody has is not right, whatever it is', async () => {
  expect(await passwords.isRight('nobody has this password', undefined)).toBe(false);
});

test('an unknown kind of hash is an error, not a refusal', async () => {
  await expect(passwords.isRight('x', '$2b$10$abc')).rejects.toThrow('not argon2id');
});
