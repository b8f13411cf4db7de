import type { Kit } from '@facet/service-kit';

/**
 * Null: the game platform does not say now. For what only helps to choose: the request asks again, and does not guess.
 */
export async function orUnknown<Found>({ log }: Pick<Kit, 'log'>, what: string, asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    log.warn({ err: error, what }, 'withdrawals: not known for now');
    return null;
  }
}
