import { processesBelow } from './processes.ts';

/** Linux counts a process's time in ticks of 10 ms. */
const MICROSECONDS_IN_A_TICK = 10_000;

/**
 * CPU time so far of these processes and all below them, ended ones included, in microseconds. What a busy neighbour
 * cannot change.
 */
export const cpuTimeMicroseconds = (roots: readonly number[]): number =>
  processesBelow(roots).reduce((sum, { ticks }) => sum + ticks, 0) * MICROSECONDS_IN_A_TICK;
