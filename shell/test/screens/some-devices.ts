/** Three devices of a member: this one, a phone that has proven itself, one that is signed out. */
export function someDevices() {
  const session = (id: string, address: string, userAgent: string) => ({ id, address, userAgent, lastSeenAt: '2026-11-23T12:00:00.000Z' });
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const device = (letter: string, lastSeenAt: string) => ({ device: letter.repeat(12), isThis: false, isProven: false, lastSeenAt });
  return [
    { ...device('c', '2026-11-01T12:00:00.000Z'), sessions: [] },
    { ...device('b', '2026-11-23T10:00:00.000Z'), isProven: true, sessions: [session('s2', '203.0.113.9', safari)] },
    { ...device('a', '2026-11-23T12:00:00.000Z'), isThis: true, sessions: [session('s1', '198.51.100.7', chrome)] },
  ];
}
