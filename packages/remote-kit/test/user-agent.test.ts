import { expect, test } from 'vitest';
import { userAgentOf } from '../src/user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', version: '19', system: 'iPhone', isPhone: true },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    { browser: 'Edge', version: '141', system: 'Windows', isPhone: false },
  ],
  ['curl/8', { browser: undefined, version: undefined, system: undefined, isPhone: false }],
  [null, { browser: undefined, version: undefined, system: undefined, isPhone: false }],
])('%s', (words, said) => {
  expect(userAgentOf(words)).toEqual(said);
});
