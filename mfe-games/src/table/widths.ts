/** Where the bet stands above the board, in one line. */
export const NARROW = '(max-width: 56.25em)';
