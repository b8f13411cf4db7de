import { pushErrors } from './push-errors.ts';

const LONGEST = 1000;
/**
 * A name with a dot that no number ends: `URL` writes every form of an IPv4 address as one with numbers, of IPv6 in
 * brackets.
 */
const NAME = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * The address of a browser's push service. It comes from a member's browser and is called by this service: https, a
 * name, the usual port. What the name leads to is judged while connecting (`guardedLookup`); a bare address would pass
 * that by.
 * @throws push_address
 */
export function pushAddress(written: string): URL {
  const url = URL.parse(written);
  const isFine =
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= LONGEST &&
    NAME.test(url.hostname);
  if (!isFine) throw pushErrors('push_address', 'This is not the address of a push service');
  return url;
}
