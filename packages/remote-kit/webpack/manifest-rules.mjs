export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const unless = (holds, problem) => (holds ? [] : [problem]);
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isMatch = (value, pattern) => typeof value === 'string' && pattern.test(value);
export const isText = (value) => typeof value === 'string' && value.trim() !== '';
export const isTexts = (value) => isObject(value) && Object.values(value).every(isText);

export function unknownKeys(object, known, prefix) {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => `${prefix}${key}: unknown`);
}
