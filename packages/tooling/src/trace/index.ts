export { followTrace, type LogPlaces, type Trace } from './follow-trace.ts';
export type { TraceLine } from './trace-line.ts';
