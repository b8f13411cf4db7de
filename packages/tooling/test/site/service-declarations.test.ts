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
    min_withdrawal: { ...setting, service: 'wallet' },
    daily_bonus: { ...setting, service: 'earn' },
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

test.each(settings)('Spanish operators are told all of it of $key too, and what follows of a change either way', ({ said }) => {
  const { type, choices, unit, choiceTitles, consequences, texts } = said as Record<'type' | 'unit', string> &
    Partial<Record<'choices' | 'choiceTitles', string[]>> & { consequences?: object; texts: Record<string, object> };
  const text = expect.any(String);
  const ways = type === 'choice' ? (choices ?? []) : type === 'on_off' ? ['on', 'off'] : ['higher', 'lower'];
  const told = Object.fromEntries(ways.map((way) => [way, text]));
  // A link says in its description where it is shown.
  expect(consequences).toEqual(type === 'https_url' ? undefined : told);
  expect(texts['es']).toEqual({
    title: text,
    group: text,
    description: text,
    ...(unit !== undefined && { unit: text }),
    ...(choiceTitles && { choiceTitles: choiceTitles.map(() => text) }),
    ...(consequences && { consequences: told }),
  });
});

test('a group has one name in each language', () => {
  const pairs = settings.map(({ said }) => said as { group: string; texts: Record<string, { group: string }> });
  const names = new Set(pairs.map(({ group, texts }) => `${group} = ${texts['es']?.group}`));
  expect(names.size).toBe(new Set(pairs.map(({ group }) => group)).size);
});

test('no two settings are called the same', () => {
  const titles = settings.map(({ said }) => (said as { title: string }).title);
  expect(titles).toEqual([...new Set(titles)]);
});
