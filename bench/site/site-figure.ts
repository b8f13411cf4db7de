/** What a whole site costs, by itself: seconds until it is ready, memory. */
export interface SiteFigure {
  name: string;
  value: number;
  unit: 's' | 'MB' | 'times';
  atMost: number;
  /** What else one should know to judge it. */
  note: string;
}

export const isReached = ({ value, atMost }: SiteFigure): boolean => value <= atMost;

export function printSite(figures: readonly SiteFigure[]): string {
  const lines = figures.map(
    (figure) =>
      `${figure.name}: ${figure.value.toFixed(2)} ${figure.unit}, at most ${figure.atMost}: ${isReached(figure) ? 'reached' : 'NOT REACHED'}\n  ${figure.note}\n`,
  );
  return lines.join('');
}
