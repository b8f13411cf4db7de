import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeNotices } from '../fake-notices.ts';

/** Every operators' call of services/sample with something in it, for tests and for running alone. */
export function fakeOperatorsCalls(): FakeCalls {
  return {
    'GET /api/admin/sample-notices': () => ({ notices: fakeNotices }),
    'POST /api/admin/sample-notices': () => fakeNotices[0],
  };
}
