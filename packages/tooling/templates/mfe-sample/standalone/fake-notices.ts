import type { Notice } from '../src/api/sample-api.ts';

/** Two notices as the service lists them, for tests and for running alone. */
export const fakeNotices: readonly Notice[] = [
  { id: '01890000-0000-7000-8000-000000000002', text: 'Open all week', postedAt: '2026-11-20T19:05:00.000Z' },
  { id: '01890000-0000-7000-8000-000000000001', text: 'Welcome to Sample', postedAt: '2026-11-02T10:40:00.000Z' },
];
