export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isMatch = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
export const isTexts = (value: unknown): value is Record<string, string> => isObject(value) && Object.values(value).every(isText);
export const isAboveZero = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

export function unknownKeys(object: Record<string, unknown>, known: readonly string[], prefix: string): string[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => `${prefix}${key}: unknown`);
}
