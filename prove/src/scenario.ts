import type { Answer } from './outside/calls.ts';
import type { World } from './world.ts';

/** By act or rival, what each call was answered. */
export type Told = Readonly<Record<string, readonly Answer[]>>;

/** `at`: the other replica, when the same is done twice at once. */
export type Act<It> = (world: World, it: It, at: { second: boolean }) => Promise<Answer>;

/** One path of money: what stands before, what people do, and what must hold in the end whatever went wrong. */
export interface Scenario<It = unknown> {
  name: string;
  begin(world: World): Promise<It>;
  /** In their order. */
  acts: Readonly<Record<string, Act<It>>>;
  /** Others, who may act before any step. */
  rivals?: Readonly<Record<string, Act<It>>>;
  /** It decides by several answers of the platform together: rivals act before each of these too. */
  readsMuch?: boolean;
  /** What must be true, beside what must always be (model/). */
  ends(world: World, it: It, told: Told): Promise<Readonly<Record<string, boolean>>>;
}

/** Keeps the types of one scenario together, and forgets them for the list of all. */
export const scenario = <It>(given: Scenario<It>): Scenario => given as unknown as Scenario;

export const isYes = ({ status }: Answer): boolean => status >= 200 && status < 300 && status !== 202;
/** A refusal: certain. Neither yes nor no (5xx, 0, 202): nobody knows. */
export const isNo = ({ status }: Answer): boolean => status >= 400 && status < 500;

export const wasTold = (told: Told, act: string, what: (answer: Answer) => boolean): boolean => (told[act] ?? []).some(what);

/** Whether an act was done, as far as anybody was told. Nobody asked: no. */
export function wasDone(told: Told, act: string): 'yes' | 'no' | 'unknown' {
  if (wasTold(told, act, isYes)) return 'yes';
  return onlyTold(told, act, isNo) ? 'no' : 'unknown';
}

/** A person is paid this once at most; told yes they are, told only no they are not. */
export const paidOnce = (gained: bigint, amount: bigint, answers: readonly Answer[] = []) => ({
  'it is paid once at most': gained === 0n || gained === amount,
  'told that it is paid, it is': !answers.some(isYes) || gained === amount,
  'told that it was refused, it was': answers.length === 0 || !answers.every(isNo) || gained === 0n,
});

export const onlyTold = (told: Told, act: string, what: (answer: Answer) => boolean): boolean => (told[act] ?? []).every(what);
