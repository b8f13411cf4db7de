/**
 * What goes wrong, or comes between, at a step. Any other word is the name of a rival of the scenario that acts before
 * it.
 */
const faults = {
  'crash-before': 'the process is killed before it',
  'crash-after': 'the process is killed when it is done, and hears nothing of it',
  'lost-before': 'it is not done, and nobody answers',
  'lost-after': 'it is done, and nobody answers',
  refused: 'it is refused without being done',
  limited: 'it is refused, since so many came before it: 429',
  twice: 'it is done twice',
  late: 'nobody answers, and it is done when all else has come to rest',
  'again-later': 'it is done, and once more when all else has come to rest',
  sweep: 'before it, all sweepers and the other replicas’ relays have their turn, and every lease and patience is over',
  same: 'before it, the other replica does the same for the same person',
} as const;
export type Fault = keyof typeof faults;

export interface Planned {
  /** Name and number of the step, such as `wallet.commit.2`. */
  step: string;
  /** A fault, or the name of a rival. */
  fault: string;
}

export interface Schedule {
  scenario: string;
  planned: readonly Planned[];
}

/** `withdraw-request/wallet.commit.2/crash-after`; more than one with `+` between. */
export function printSchedule({ scenario, planned }: Schedule): string {
  return `${scenario}/${planned.map(({ step, fault }) => `${step}/${fault}`).join('+') || 'nothing'}`;
}

/** @throws when it is none */
export function parseSchedule(text: string): Schedule {
  const [, scenario = '', rest = ''] = /^([^/]+)\/(.+)$/.exec(text) ?? [];
  if (scenario === '') throw new Error(`${text} is no schedule: scenario/step/fault`);
  if (rest === 'nothing') return { scenario, planned: [] };
  const planned = rest.split('+').map((part) => {
    const [step = '', fault = ''] = part.split('/');
    if (step === '' || fault === '') throw new Error(`${part} is no step and fault`);
    return { step, fault };
  });
  return { scenario, planned };
}
