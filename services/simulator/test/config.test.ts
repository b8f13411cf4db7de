import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

test('the demonstration needs no settings', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8090,
    siteUrl: 'http://localhost:8080',
    siteConnectUrl: 'http://localhost:8080',
    groupId: 1,
    wallSecrets: { a: 'demo-wall-a', b: 'demo-wall-b', c: 'demo-wall-c', d: 'demo-wall-d' },
    stateFile: null,
  });
});

test('PORT wins over SIM_PORT, and an address loses its last slash', () => {
  expect(readConfig({ SIM_PORT: '9001' }).port).toBe(9001);
  expect(readConfig({ SIM_PORT: '9001', PORT: '9002' }).port).toBe(9002);
  expect(readConfig({ SITE_URL: 'https://facet.example/' }).siteConnectUrl).toBe('https://facet.example');
});

test('all bad values are named at once, and a secret is not repeated', () => {
  const bad = { PORT: '80x', SITE_URL: 'ftp://x', GROUP_ID: '0', SIM_RETRY_SCALE: '2', WALL_B_SECRET: ' xyz', LOG_LEVEL: 'loud' };
  const problem = () => readConfig(bad);
  expect(problem).toThrow(ConfigError);
  for (const name of Object.keys(bad)) expect(problem).toThrow(name);
  expect(problem).not.toThrow('xyz');
});
