import { platformBugs } from './platform.ts';
import { reservationBugs } from './reservation.ts';
import { walletCallsBugs } from './wallet-calls.ts';
import { outboxBugs } from './outbox.ts';
import { walletBugs } from './wallet.ts';
import { earnBugs } from './earn.ts';
import { gamesBugs } from './games.ts';
import { restoreBugs } from './restore.ts';
import { socialBugs } from './social.ts';
import type { PlantedBug } from './planted-bug.ts';

/** Trusted is what finds these. */
export const plantedBugs: readonly PlantedBug[] = [
  ...platformBugs,
  ...reservationBugs,
  ...walletCallsBugs,
  ...outboxBugs,
  ...walletBugs,
  ...earnBugs,
  ...gamesBugs,
  ...socialBugs,
  ...restoreBugs,
];
