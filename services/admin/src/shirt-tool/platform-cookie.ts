import { shirtToolErrors } from './shirt-tool-errors.ts';

/** The session cookie of the operator's account on the game platform: passed on, never kept. */
export type PlatformCookie = string & { readonly brand: 'PlatformCookie' };

/** @throws missing_cookie, session_invalid (what can be no cookie's value would break out of the header). */
export function parseCookie(text: string): PlatformCookie {
  const cookie = text.trim();
  if (cookie === '') throw shirtToolErrors('missing_cookie', 'Please enter your RobloSecurity cookie');
  if (!/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/.test(cookie)) throw sessionInvalid();
  return cookie as PlatformCookie;
}

export function sessionInvalid(): Error {
  return shirtToolErrors('session_invalid', 'The platform refused this cookie');
}
