import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll } from 'vitest';

const CHANNEL = 'facet.untold-errors';
const untold = new Set<string>();
const listen = (message: unknown): void => void untold.add(String(message));

beforeAll(() => subscribe(CHANNEL, listen));
afterAll(() => unsubscribe(CHANNEL, listen));

/**
 * Contracts name the errors of each call. What a service answered in a test, and its contract does not tell, is missing
 * there.
 */
afterEach(() => {
  const found = [...untold].join('\n');
  untold.clear();
  if (found !== '') throw new Error(`add it to the errors of its route’s schema:\n${found}`);
});
