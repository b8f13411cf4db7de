import { STEPS, type Run, type ShirtItem, type Step, type StepState } from './run.ts';

/** Copying goes on only with a session: without one the login is the step at hand, whatever was reached before. */
export function stepAtHand({ step, session }: Run): Step {
  return (step === 'downloading' || step === 'uploading') && session === null ? 'login' : step;
}

export function stepStates(run: Run): Record<Step, StepState> {
  const at = STEPS.indexOf(stepAtHand(run));
  const stateOf = (index: number): StepState => {
    if (index === at) return run.isRunning ? 'running' : 'current';
    return index < at ? 'complete' : 'pending';
  };
  return Object.fromEntries(STEPS.map((step, index) => [step, stateOf(index)])) as Record<Step, StepState>;
}

/** The first so many templates that arrived; the others are not uploaded. */
export function chosenItems({ items, uploadCount }: Run): readonly ShirtItem[] {
  return items.filter(({ isDownloaded }) => isDownloaded).slice(0, uploadCount);
}

export interface Figures {
  all: number;
  downloaded: number;
  downloadFailed: number;
  waiting: number;
  chosen: number;
  uploaded: number;
  uploadFailed: number;
  /** Of the failed uploads, those that may be there all the same. */
  uncertain: number;
}

export function figuresOf(run: Run): Figures {
  const count = (items: readonly ShirtItem[], holds: (item: ShirtItem) => boolean) => items.filter(holds).length;
  const chosen = chosenItems(run);
  const downloaded = count(run.items, ({ isDownloaded }) => isDownloaded);
  const downloadFailed = count(run.items, ({ isDownloaded, status }) => !isDownloaded && status === 'failed');
  return {
    all: run.items.length,
    downloaded,
    downloadFailed,
    waiting: run.items.length - downloaded - downloadFailed,
    chosen: chosen.length,
    uploaded: count(chosen, ({ status }) => status === 'uploaded'),
    uploadFailed: count(chosen, ({ status }) => status === 'failed'),
    uncertain: count(chosen, ({ status, isUncertain }) => status === 'failed' && isUncertain),
  };
}

export type Verdict = 'none' | 'partial' | 'success';

/** Fewer than half of them is a partial success. */
export function verdictOn({ uploaded, chosen }: Pick<Figures, 'uploaded' | 'chosen'>): Verdict {
  if (uploaded === 0) return 'none';
  return uploaded * 2 < chosen ? 'partial' : 'success';
}

/**
 * As it is found again after a reload: what was under way is to be asked for again, and the session is gone with the
 * cookie.
 */
export function afterReload(run: Run): Run {
  const items = run.items.map((item): ShirtItem => {
    if (item.status === 'downloading') return { ...item, status: 'pending' };
    return item.status === 'uploading' ? { ...item, status: 'downloaded' } : item;
  });
  return { ...run, items, isRunning: false, session: null, halt: null };
}
