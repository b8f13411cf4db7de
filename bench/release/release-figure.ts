/** One act of a release, beside a plain copy with a pointer file. */
export interface ReleaseFigure {
  name: string;
  seconds: number;
  besideSeconds: number;
  /** seconds / besideSeconds */
  ratio: number;
  /** Answers that members got while it went on, and which of them were no good ones. */
  answers: number;
  failures: string[];
}

export function printReleases(figures: readonly ReleaseFigure[]): string {
  const lines = figures.flatMap(({ name, seconds, besideSeconds, ratio, answers, failures }) => [
    `${name}: ${seconds.toFixed(2)} s, ${ratio.toFixed(1)} times a plain copy and rename (${besideSeconds.toFixed(2)} s); ${answers} answers, ${failures.length} failures`,
    ...failures.map((failure) => `  FAILED: ${failure}`),
  ]);
  return `${lines.join('\n')}\n`;
}
