/**
 * What people type or are called by often travels in a query, a fragment or an address; an error is recognised without
 * it.
 */
const QUERY_OR_FRAGMENT = /(?<=[\w/.:-])[?#][^\s"'`)]*/g;
const MAIL_ADDRESS = /[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi;
/** Ids and counters would make one error many. */
const LONG_NUMBER = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{5,}/gi;
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const CONTROL = /[\u0000-\u001f\u007f]+/g;

/** An error's message without what could be personal. */
export function scrubMessage(message: string): string {
  return message
    .toWellFormed()
    .replace(CONTROL, ' ')
    .replace(QUERY_OR_FRAGMENT, '')
    .replace(MAIL_ADDRESS, '…')
    .replace(LONG_NUMBER, '#')
    .trim();
}
