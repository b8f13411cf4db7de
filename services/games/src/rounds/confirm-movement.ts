import { requireBooked } from '@facet/money-kit';
import type { OnDelivered } from '@facet/service-kit';

/** A message is done only when the wallet has booked it; one that it refuses is parked. */
export const confirmMovement: OnDelivered = async (_transaction, message, answer) => requireBooked(message, answer);
