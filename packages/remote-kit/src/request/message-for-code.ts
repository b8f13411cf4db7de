import { lookUpText } from '@facet/texts';

const FIGURE = /\d(?:[\d.,:]*\d)?/g;

/**
 * The server's message in the language of the page, by its code: the entry `code:<code>` of a catalogue, in which `{0}`, `{1}`… are the
 * figures of the English message in their order. In English, and where no catalogue knows the code, the message as the server wrote it.
 */
export function messageForCode(code: string, message: string): string {
  const figures = message.match(FIGURE) ?? [];
  const values = Object.fromEntries(figures.map((figure, index) => [String(index), figure]));
  return lookUpText(`code:${code}`, values) ?? message;
}
