/**
 * A comment that goes on and on, past the width at which a reader's eye finds the next line, but stands in two of
 * them.
 */
export const ONE = 'A text in the code may be as wide as the formatter lets it: what is read there is no prose, and nobody wraps it.';
