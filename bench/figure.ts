/** One measured thing, beside what it is measured against. */
export interface Figure {
  name: string;
  /** What it is compared with. */
  beside: string;
  perSecond: number;
  besidePerSecond: number;
  /** perSecond / besidePerSecond, over rounds that were run in turn, or the median of their pairs. */
  ratio: number;
  /** What else one should know to judge it. */
  note: string;
  atLeast: number;
  aim: number;
  p99Ms: number;
  /** CPU time of all processes together, for each one. */
  cpuMicroseconds: number;
  besideCpuMicroseconds: number;
  /** What was checked after the runs; the bench stops when a check fails. */
  checked: string[];
}

export function printTable(figures: readonly Figure[]): string {
  const lines = figures.flatMap((figure) => [
    `${figure.name}: ${Math.round(figure.perSecond)}/s, p99 ${figure.p99Ms.toFixed(1)} ms`,
    `  ${figure.ratio.toFixed(2)} times ${figure.beside} (${Math.round(figure.besidePerSecond)}/s); at least ${figure.atLeast}, aim ${figure.aim}: ${verdict(figure)}`,
    `  ${figure.note}`,
    `  CPU: ${Math.round(figure.cpuMicroseconds)} µs each, against ${Math.round(figure.besideCpuMicroseconds)} µs (${(figure.besideCpuMicroseconds / figure.cpuMicroseconds).toFixed(2)} times cheaper)`,
    ...figure.checked.map((check) => `  checked: ${check}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function verdict({ ratio, atLeast, aim }: Figure): string {
  if (ratio >= aim) return 'aim reached';
  return ratio >= atLeast ? 'enough' : 'TOO SLOW';
}
