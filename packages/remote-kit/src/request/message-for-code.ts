import { lookUpText } from '@facet/texts';
import { OPERATOR_ROLES } from '../contract/operators-declaration.ts';

const FIGURE = /\d(?:[\d.,:]*\d)?/g;
const ROLE = new RegExp(`\\b(?:${OPERATOR_ROLES.join('|')})\\b`);

/**
 * The server's message in the language of the page, by its code: the entry `code:<code>` of a catalogue, in which
 * `{0}`, `{1}`… are the figures of the English message in their order, and `{role}` the first role that it names. In
 * English, and where no catalogue knows the code, the message as the server wrote it.
 */
export function messageForCode(code: string, message: string): string {
  const figures = message.match(FIGURE) ?? [];
  const [role = ''] = ROLE.exec(message) ?? [];
  const values = { role, ...Object.fromEntries(figures.map((figure, index) => [String(index), figure])) };
  return lookUpText(`code:${code}`, values) ?? message;
}
