/** A comment that goes on and on, past the width at which a reader's eye finds the next line, and says in one line what would better stand in two. */
export const ONE = 1;
