import { SecretBox } from '@facet/service-kit';
import { bustHundredths, returnToPlayer, sealedNumber, SeedChains } from '../../../services/games/src/fairness/index.ts';
import { SECRETS_KEYS } from '../site/environment.ts';
import type { Person, World } from '../world.ts';

/** Where a round ends, hundredths. */
export type Fate = readonly [least: bigint, most: bigint];

/** Whatever is opened or waited for in a scenario, nothing happens. */
export const LUCKY: Fate = [200n, 10_000n];
/** With one bomb: the first tile is safe (1.04), the second is not (1.08). */
export const SECOND_TILE_IS_A_BOMB: Fate = [104n, 107n];
/** With ten bombs: the last of fifteen safe tiles is safe as well (24). */
export const BOARD_CAN_BE_CLEARED: Fate = [2_400n, 10_000n];
/** Crash ends before anybody can cash out. */
export const CRASHES_AT_ONCE: Fate = [0n, 99n];

const USUAL_WIN_CHANCE_PERCENT = 45;
const dealt = { clientSeed: 'prove', nonce: 1, redrawnAt: null };
const chains = new SeedChains(new SecretBox(SECRETS_KEYS));

/**
 * What the first round of somebody comes to: seeds are drawn until one leads to it. By luck alone each schedule of a
 * scenario would try something else, and what is rare nothing.
 */
export async function deal(world: World, { id: memberId }: Person, [least, most]: Fate): Promise<void> {
  for (;;) {
    const sealedSeed = chains.draw(memberId);
    const { serverSeed } = chains.openedChain({ ...dealt, memberId, sealedSeed });
    const bust = bustHundredths(returnToPlayer(USUAL_WIN_CHANCE_PERCENT), sealedNumber({ ...dealt, serverSeed }));
    if (bust === null || bust < least || bust > most) continue;
    await world.rows(
      'games',
      `insert into seed_chains (member_id, sealed_seed, client_seed, nonce, redrawn_at) values ($1, $2, $3, $4, clock_timestamp())`,
      [memberId, sealedSeed, dealt.clientSeed, dealt.nonce],
    );
    return;
  }
}
