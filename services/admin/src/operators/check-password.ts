import { dictionary } from '@zxcvbn-ts/language-common';
import { operatorErrors } from './operator-errors.ts';

const SHORTEST = 6;
/** `aaaaaa` and six blanks are among the first that are guessed, however long. */
const FEWEST_CHARACTERS = 4;
const COMMON = new Set(dictionary['passwords-common']);

/**
 * Whether a guesser would try it early: one of the 49,000 most used passwords, or the account's own name with some
 * digits.
 */
export function checkPassword(password: string, username: string): void {
  if (password.length < SHORTEST) throw operatorErrors('password_too_short', `New password must be at least ${SHORTEST} characters long`);
  const plain = password.normalize('NFKC').toLowerCase().trim();
  const isName = plain.replace(/[\d\W_]+$/, '') === username.toLowerCase().replace(/[\d_]+$/, '');
  if (isName || COMMON.has(plain) || new Set(plain).size < FEWEST_CHARACTERS)
    throw operatorErrors('password_common', 'This password is too easy to guess. Please choose another one.');
}
