import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRequestKeys } from '../src/index.ts';

afterEach(cleanup);

test('a request keeps its key until the service has decided', () => {
  const keys = renderHook(() => useRequestKeys()).result.current;
  const first = keys.keyFor('a');
  expect(keys.keyFor('b')).not.toBe(first);
  keys.heard('a', { kind: 'network', message: 'silence', requestId: 'fake' });
  keys.heard('a', { kind: 'refused', status: 503, code: 'unavailable', message: 'perhaps the gateway', requestId: null });
  expect(keys.keyFor('a')).toBe(first);
  keys.heard('a', { kind: 'refused', status: 409, code: 'taken', message: 'no', requestId: null });
  const second = keys.keyFor('a');
  expect(second).not.toBe(first);
  keys.heard('a', undefined);
  expect(keys.keyFor('a')).not.toBe(second);
});
