import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { runLua } from './support/run-lua.ts';

const VISITORS = 400_000;
const SHARES = [0, 0.01, 1, 5, 10, 50, 100];
const TOLERANCE = 0.2;

/** Counts over the same 400,000 visitors; the places of the first thousand are compared one by one. */
const chunk = `
local canary = require 'releases.canary'
local shares = { ${SHARES.join(', ')} }
local taken, flaps, mixed, both, places = {}, 0, 0, 0, {}
for at in ipairs(shares) do taken[at] = 0 end
for number = 1, ${VISITORS} do
  local visitor = ('visitor-%06d'):format(number)
  local place = canary.place('salt', 'mfe-earn', visitor)
  if number <= 1000 then places[number] = ('%.17g'):format(place) end
  local was_taken = false
  for at, share in ipairs(shares) do
    local is_taken = canary.takes('salt', 'mfe-earn', visitor, share)
    if is_taken then taken[at] = taken[at] + 1 end
    if was_taken and not is_taken then flaps = flaps + 1 end
    was_taken = is_taken
  end
  if place < 20 and canary.place('salt', 'mfe-wallet', visitor) < 30 then both = both + 1 end
end
ngx.print(require('cjson').encode({ taken = taken, flaps = flaps, both = both, places = places }))
`;

let counted: { taken: number[]; flaps: number; both: number; places: string[] };
beforeAll(async () => void (counted = (await runLua(chunk)) as typeof counted));

const percent = (count: number): number => (count / VISITORS) * 100;

describe('the canary of 400,000 visitors', () => {
  test.each(SHARES.map((share, at) => ({ share, at })))('at $share % has that share', ({ share, at }) => {
    const isExact = share === 0 || share === 100;
    expect(Math.abs(percent(counted.taken[at] ?? Number.NaN) - share)).toBeLessThanOrEqual(isExact ? 0 : TOLERANCE);
  });

  test('loses nobody when its share is raised', () => {
    expect(counted.flaps).toBe(0);
  });

  test('does not depend on who is in the canary of another deployable', () => {
    expect(Math.abs(percent(counted.both) - 6)).toBeLessThan(TOLERANCE);
  });

  test('is decided by the rule as it is written down', () => {
    const places = counted.places.map((_, index) => {
      const hash = createHash('sha256')
        .update(`salt:mfe-earn:visitor-${String(index + 1).padStart(6, '0')}`)
        .digest('hex');
      return (Number(BigInt(`0x${hash.slice(0, 13)}`)) / 2 ** 52) * 100;
    });
    expect(counted.places.map(Number)).toEqual(places);
  });
});
