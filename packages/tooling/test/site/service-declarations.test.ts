import { expect, test } from 'vitest';
import { serviceDeclarations, settingsCatalogue, subscribersOf } from '../../src/site/service-declarations.ts';

const setting = { type: 'money', default: '100' };
const service = (name: string, settings: Record<string, object> = {}, subscribes: string[] = []) => ({
  name,
  settings,
  subscribes,
  environment: {},
});

test('the catalogue holds every setting of every service', () => {
  expect(settingsCatalogue([service('wallet', { min_withdrawal: setting }), service('earn', { daily_bonus: setting })])).toEqual({
    min_withdrawal: setting,
    daily_bonus: setting,
  });
});

test('a setting has one owner: two are named', () => {
  const twice = [service('wallet', { min_withdrawal: setting }), service('earn', { min_withdrawal: setting })];
  expect(() => settingsCatalogue(twice)).toThrow('the setting min_withdrawal is declared by wallet and by earn');
});

test('an event goes to everybody who subscribed', () => {
  const services = [service('wallet', {}, ['a.v1']), service('earn', {}, ['a.v1', 'b.v1']), service('identity')];
  expect(subscribersOf(services)).toEqual({ 'a.v1': ['wallet', 'earn'], 'b.v1': ['earn'] });
});

const settings = serviceDeclarations().flatMap(({ settings }) => Object.entries(settings).map(([key, said]) => ({ key, said })));
test.each(settings)('operators are told what $key is called, where it stands, and its unit', ({ said }) => {
  const name = expect.stringMatching(/^[A-Z][^_]+$/);
  expect(said).toMatchObject({ title: name, group: name, description: expect.stringMatching(/^[A-Z0-9].*\.$/) });
  const { type, unit, choices = [], choiceTitles = [] } = said as Record<string, string> & { choices?: []; choiceTitles?: string[] };
  expect(unit !== undefined).toBe(type === 'integer');
  expect(choiceTitles).toEqual(choices.map(() => name));
});

test('no two settings are called the same', () => {
  const titles = settings.map(({ said }) => (said as { title: string }).title);
  expect(titles).toEqual([...new Set(titles)]);
});
