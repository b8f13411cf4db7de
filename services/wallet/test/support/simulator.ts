import { join } from 'node:path';
import { startStandIn, type StandIn } from '@facet/service-kit/testing';

/** The platform as the simulator plays it. */
export const startSimulator = (): Promise<StandIn> => startStandIn(join(import.meta.dirname, '../../../simulator/src/main.ts'));
