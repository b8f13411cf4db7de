import { setTimeout as pause } from 'node:timers/promises';
import { restBy } from '@facet/service-kit/testing';
import { afterAll, beforeAll } from 'vitest';

/** In this file these jobs have no turn of their own; the others go on by the clock. */
export function holdJobs(...names: string[]): void {
  beforeAll(() =>
    restBy(({ name, everyMs, stopping }) =>
      names.includes(name)
        ? new Promise((resolve) => stopping.addEventListener('abort', resolve))
        : pause(everyMs, undefined, { signal: stopping }).catch(() => undefined),
    ),
  );
  afterAll(() => restBy(undefined));
}
