import type { Step } from './director.ts';
import type { Scenario } from './scenario.ts';
import type { Fault, Planned } from './schedule.ts';

const COMMITTED: readonly Fault[] = ['crash-before', 'crash-after', 'lost-before', 'lost-after'];
const CALLED: readonly Fault[] = [...COMMITTED, 'refused', 'limited', 'twice', 'late', 'again-later'];

/**
 * What is tried at a step of each kind. After a statement inside a transaction is before the next one; what is only
 * asked cannot be done twice.
 */
const tried: Readonly<Record<Step['kind'], readonly Fault[]>> = {
  begin: [],
  statement: ['crash-before', 'lost-before'],
  commit: COMMITTED,
  write: COMMITTED,
  'read-call': ['lost-before', 'refused'],
  question: ['lost-before', 'refused'],
  call: CALLED,
  // Not late: later than all patience it cannot come, since its deadline is shorter (the patience is shortened here,
  // the deadline is not).
  purchase: CALLED.filter((fault) => fault !== 'late' && fault !== 'limited'),
  act: ['twice'],
};
const MEANWHILE: readonly Step['kind'][] = ['begin', 'statement', 'commit', 'write', 'call'];

/** Each fault at each step, and each rival before it. */
export function singleFaults({ rivals = {}, readsMuch = false }: Scenario, steps: readonly Step[]): Planned[] {
  return steps.flatMap(({ kind, step, isDuringAct }) => {
    const others = MEANWHILE.includes(kind) ? ['sweep', ...(isDuringAct ? ['same'] : [])] : [];
    const canRival = others.length > 0 || kind === 'purchase' || (readsMuch && kind === 'question');
    return [...tried[kind], ...others, ...(canRival ? Object.keys(rivals) : [])].map((fault) => ({ step, fault }));
  });
}
