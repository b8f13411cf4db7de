const VERSION = /^(\d+)\.(\d+)\.(\d+)/;

/**
 * Whether `version` is what `^wanted` allows: the same leftmost number that is not zero, and not older. The build
 * writes nothing but caret ranges, so the browser needs no more of semver.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const has = numbersOf(version);
  const wants = range.startsWith('^') ? numbersOf(range.slice(1)) : null;
  if (!has || !wants) return false;
  const fixed = wants.findIndex((number) => number !== 0);
  const firstDifference = wants.findIndex((number, place) => number !== has[place]);
  if (firstDifference === -1) return true;
  const mayDiffer = fixed === -1 ? false : firstDifference > fixed;
  return mayDiffer && (has[firstDifference] ?? 0) > (wants[firstDifference] ?? 0);
}

function numbersOf(version: string): number[] | null {
  return VERSION.exec(version)?.slice(1).map(Number) ?? null;
}
