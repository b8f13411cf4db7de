import { expect, test } from 'vitest';
import { AddressResolver } from '../src/resolve-addresses.ts';

const names: Record<string, string[]> = {};
const lookup = async (name: string): Promise<string[]> => {
  const found = names[name];
  if (!found) throw new Error(`ENOTFOUND ${name}`);
  return found;
};

test('a name is every replica that it means now, in one order', async () => {
  names['wallet'] = ['10.0.0.9', '10.0.0.2'];
  const resolver = new AddressResolver(lookup);
  expect(await resolver.resolveAll({ wallet: ['wallet:3000'] })).toEqual({ wallet: ['10.0.0.2:3000', '10.0.0.9:3000'] });
  names['wallet'] = ['10.0.0.2'];
  expect(await resolver.resolve(['wallet:3000'])).toEqual(['10.0.0.2:3000']);
});

test('a name that cannot be looked up goes on meaning what it meant; one that never was there is nowhere', async () => {
  names['earn'] = ['10.0.0.3'];
  const resolver = new AddressResolver(lookup);
  await resolver.resolve(['earn:3000']);
  delete names['earn'];
  expect(await resolver.resolve(['earn:3000', 'nobody:3000'])).toEqual(['10.0.0.3:3000']);
});

test('an address stays as it is', async () => {
  expect(await new AddressResolver(lookup).resolve(['127.0.0.1:3000', '[::1]:3000'])).toEqual(['127.0.0.1:3000', '[::1]:3000']);
});
