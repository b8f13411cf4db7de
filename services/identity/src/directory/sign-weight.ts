/** Nobody is refused for it: from here on an operator should look. */
const NOTEWORTHY = 40;
const BANNED = 30;
const ANOTHER = 5;
const MOST = 100;

/**
 * How much a sign says, 0 to 100: one device for several accounts much, more for each that was banned; an address alone
 * nothing.
 */
export function weightOf(trace: 'device' | 'address', { members, banned }: { members: number; banned: number }): number {
  if (trace === 'address' || members === 0) return 0;
  return Math.min(MOST, NOTEWORTHY + banned * BANNED + (members - 1) * ANOTHER);
}
