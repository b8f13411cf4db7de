import { expect, test } from 'vitest';
import { refuseDemonstration } from '../../src/site/refuse-demonstration.ts';
import { readSiteOptions } from '../../src/site/site-options.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://facet.example',
  GROUP_ID: '77',
  WALL_A_SECRET: 'kQ7-one',
  WALL_B_SECRET: 'kQ7-two',
  WALL_C_SECRET: 'kQ7-three',
  WALL_D_SECRET: 'kQ7-four',
};

test('production with secrets of its own starts', () => {
  expect(() => refuseDemonstration(readSiteOptions(production))).not.toThrow();
});

test('the demonstration needs nothing', () => {
  expect(() => refuseDemonstration(readSiteOptions({}))).not.toThrow();
});

test.each([
  ['a missing wall secret', { WALL_B_SECRET: undefined }, /WALL_B_SECRET/],
  ['a demonstration wall secret', { WALL_C_SECRET: 'demo-wall-c', WALL_A_SECRET: '' }, /WALL_A_SECRET, WALL_C_SECRET/],
  ["the simulator's cookie", { BOT_COOKIE: 'sim-good' }, /BOT_COOKIE/],
  ['no address of its own', { PUBLIC_URL: undefined }, /PUBLIC_URL/],
])('production refuses %s and says which', (_, change, message) => {
  expect(() => refuseDemonstration(readSiteOptions({ ...production, ...change }))).toThrow(message);
});

test('a port that is none is named', () => {
  expect(() => readSiteOptions({ SIM_PORT: '80x' })).toThrow('SIM_PORT must be a port from 1 to 65535, not "80x"');
});

test('sign-ins a second are a whole number', () => {
  expect(readSiteOptions({ SIGN_INS_PER_SECOND: '20' }).signInsPerSecond).toBe(20);
  expect(readSiteOptions({}).signInsPerSecond).toBeUndefined();
  expect(() => readSiteOptions({ SIGN_INS_PER_SECOND: '0' })).toThrow('SIGN_INS_PER_SECOND must be a whole number from 1, not "0"');
});

test('a misspelt NODE_ENV does not start the demonstration', () => {
  expect(() => readSiteOptions({ NODE_ENV: 'Production' })).toThrow(
    'NODE_ENV is "Production"; it must be one of development, test, production',
  );
});

test('the demonstration is on no public site', () => {
  expect(() => refuseDemonstration(readSiteOptions({ PUBLIC_URL: 'https://facet.example' }))).toThrow('NODE_ENV is not production');
  expect(() => refuseDemonstration(readSiteOptions({ PUBLIC_URL: 'https://facet.localhost:8443' }))).not.toThrow();
});
