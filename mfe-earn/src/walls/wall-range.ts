const RANGE = /^(\d+)-(\d+) (\S+)$/;

export interface WallRange {
  /** Whole Robux. */
  from: number;
  to: number;
  /** "5-500" */
  figures: string;
  unit: string;
}

/** A range label, "5-500 Robux", as numbers for the scale; null for one that this version cannot read. */
export function parseWallRange(label: string): WallRange | null {
  const [, from, to, unit] = RANGE.exec(label) ?? [];
  if (from === undefined || to === undefined || unit === undefined) return null;
  return { from: Number(from), to: Number(to), figures: `${from}-${to}`, unit };
}
