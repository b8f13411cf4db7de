import { parseManifest } from '../../src/manifest/parse-manifest.ts';

/** A service with one route of each kind. */
export const bank = parseManifest(
  {
    name: 'bank',
    frames: ['https://*.wall.example'],
    pictures: ['https://*.pictures.example'],
    routes: [
      { prefix: '/api/account' },
      { prefix: '/api/account/open', session: 'none' },
      { prefix: '/api/account/*/door', session: 'none' },
      { prefix: '/api/garden/*/gate', session: 'none' },
      { prefix: '/api/login', session: 'none', limit: 'sign-in' },
      { prefix: '/api/pay', limit: 'money' },
      { prefix: '/api/pay/again', limit: 'money', idempotent: true },
      { prefix: '/api/desk', session: 'operator', limit: 'operator' },
      { prefix: '/api/postbacks', session: 'none', limit: 'none', origin: 'any' },
      { prefix: '/api/live', stream: true },
      { prefix: '/api/telemetry', session: 'none', limit: 'telemetry' },
    ],
  },
  'bank',
  [],
);
