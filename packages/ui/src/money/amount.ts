/** Matches a decimal string of the wire: "12.50", "-3", "0.5". */
const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;
const MINUS = '−';

/** A decimal string as a number of hundredths; null when it is not one. Never goes through a float. */
export function toHundredths(amount: string): bigint | null {
  const match = DECIMAL.exec(amount);
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -hundredths : hundredths;
}

/** The same; what is no amount counts as nothing. */
export function hundredthsOf(amount: string): bigint {
  return toHundredths(amount) ?? 0n;
}

/** Hundredths as the wire writes them: 1250n is "12.50", -40n is "-0.40". */
export function toDecimal(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
}

/** The sum of decimal strings, in hundredths. */
export function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + hundredthsOf(amount), 0n);
}

export interface AmountFormat {
  /** 2 shows it all; 0 rounds down to whole R$ (99.60 shows 99, -0.40 shows -1): never more than there is. */
  decimals: 0 | 2;
  /** A plus before what is not negative. */
  signed: boolean;
}

export interface AmountParts {
  sign: '' | '+' | typeof MINUS;
  /** With commas between thousands: "1,284.50". */
  figure: string;
}

/** Hundredths as a sign and a figure. */
export function formatHundredths(hundredths: bigint, { decimals, signed }: AmountFormat): AmountParts {
  const shown = decimals === 2 ? hundredths : roundDown(hundredths);
  const size = shown < 0n ? -shown : shown;
  const whole = (size / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const figure = decimals === 2 ? `${whole}.${(size % 100n).toString().padStart(2, '0')}` : whole;
  return { sign: shown < 0n ? MINUS : signed ? '+' : '', figure };
}

/** The one place that writes it. */
export const UNIT = 'R$ ';

/** An amount as words: "R$ 1,284.50", "−R$ 10.00". For titles, labels and sentences; elsewhere use Money. */
export function formatAmount(amount: string, format: Partial<AmountFormat> = {}): string {
  const { sign, figure } = partsOf(amount, format);
  return `${sign}${UNIT}${figure}`;
}

/** The same without R$, where that stands already: "1,284.50", "−10.00". */
export function formatFigure(amount: string, format: Partial<AmountFormat> = {}): string {
  const { sign, figure } = partsOf(amount, format);
  return `${sign}${figure}`;
}

function partsOf(amount: string, format: Partial<AmountFormat>): AmountParts {
  const hundredths = toHundredths(amount);
  return hundredths === null ? { sign: '', figure: '—' } : formatHundredths(hundredths, { decimals: 2, signed: false, ...format });
}

function roundDown(hundredths: bigint): bigint {
  const rest = ((hundredths % 100n) + 100n) % 100n;
  return hundredths - rest;
}
