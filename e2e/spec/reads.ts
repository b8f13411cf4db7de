/** Whether a text has these words. */
export const reads = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
