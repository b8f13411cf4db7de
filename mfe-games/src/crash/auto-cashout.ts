import { t } from '../texts.ts';

const LEAST = 1.01;
const WRITTEN = /^\d{1,3}(\.\d{1,2})?$/;

export interface AutoCashout {
  /** Null: only by hand. */
  multiplier: number | null;
  /** What is wrong with what was typed. */
  error?: string;
}

/** Empty is none; else 1.01 to the highest, with two decimals at most. */
export function parseAutoCashout(typed: string, highest: number): AutoCashout {
  const text = typed.trim();
  if (text === '') return { multiplier: null };
  const multiplier = WRITTEN.test(text) ? Number(text) : Number.NaN;
  if (multiplier >= LEAST && multiplier <= highest) return { multiplier };
  return {
    multiplier: null,
    error: t('Enter {lowest} to {highest}, or leave it empty', { lowest: LEAST, highest: highest.toFixed(2) }),
  };
}
