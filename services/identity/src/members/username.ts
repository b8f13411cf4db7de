import { memberErrors } from './member-errors.ts';

/** How the game platform spells a name. */
export const USERNAME = /^[A-Za-z0-9_]{3,20}$/;

/** Throws bad_username (400), worded for the person who typed it. */
export function parseUsername(written: string): string {
  const username = written.trim();
  if (username === '') throw memberErrors('bad_username', 'Please enter a username');
  if (!USERNAME.test(username)) throw memberErrors('bad_username', 'A username has 3 to 20 letters, digits or underscores');
  return username;
}
