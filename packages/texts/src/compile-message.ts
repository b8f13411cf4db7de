import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Token = CompiledMessage[number];

const KINDS = ['plural', 'selectordinal', 'select'];

/**
 * A text in the part of ICU's message format that ours use: `{name}`, `{count, plural, one {# entry} other {#
 * entries}}`, `selectordinal` and `select`, nested as one likes. What it makes is what Lingui's own compiler makes (a
 * test compares them), at an eighth of its weight, so that catalogues stay plain texts and need no build step. Throws
 * on a text with a bracket too many or too few.
 */
export function compileMessage(message: string): CompiledMessage {
  const reader = new MessageReader(message);
  const tokens = reader.readTokens(false);
  if (!reader.isAtEnd()) throw new Error(`the text has a } too many: ${message}`);
  return tokens;
}

class MessageReader {
  readonly #message: string;
  #position = 0;

  constructor(message: string) {
    this.#message = message;
  }

  isAtEnd(): boolean {
    return this.#position >= this.#message.length;
  }

  /** Up to the end, or to the bracket that closes the branch. `#` is the count, but only in a plural. */
  readTokens(inPlural: boolean): Token[] {
    const tokens: Token[] = [];
    while (!this.isAtEnd() && this.#peek() !== '}') {
      if (this.#peek() === '{') tokens.push(this.#readArgument(inPlural));
      else if (inPlural && this.#peek() === '#') tokens.push(this.#take(1));
      else tokens.push(this.#takeUntil(inPlural ? /[{}#]/ : /[{}]/));
    }
    return tokens;
  }

  #readArgument(inPlural: boolean): Token {
    this.#expect('{');
    const name = this.#takeUntil(/[,}]/).trim();
    if (this.#peek() === '}') {
      this.#expect('}');
      return [name];
    }
    this.#expect(',');
    const kind = this.#takeUntil(/[,}]/).trim();
    if (!KINDS.includes(kind)) throw new Error(`the text has a format that is not known: ${this.#message}`);
    this.#expect(',');
    const cases = this.#readCases(inPlural || kind !== 'select');
    this.#expect('}');
    return [name, kind, { offset: undefined, ...cases }] as unknown as Token;
  }

  #readCases(inPlural: boolean): Record<string, Token[]> {
    const cases: Record<string, Token[]> = {};
    for (let key = this.#takeUntil(/[{}]/).trim(); key !== ''; key = this.#takeUntil(/[{}]/).trim()) {
      this.#expect('{');
      cases[key.replace(/^=/, '')] = this.readTokens(inPlural);
      this.#expect('}');
    }
    if (!cases['other']) throw new Error(`the text has no "other": ${this.#message}`);
    return cases;
  }

  #peek(): string {
    return this.#message[this.#position] ?? '';
  }

  #take(length: number): string {
    const taken = this.#message.slice(this.#position, this.#position + length);
    this.#position += length;
    return taken;
  }

  #takeUntil(end: RegExp): string {
    const found = this.#message.slice(this.#position).search(end);
    return this.#take(found < 0 ? this.#message.length - this.#position : found);
  }

  #expect(sign: string): void {
    if (this.#take(1) !== sign) throw new Error(`the text lacks a ${sign}: ${this.#message}`);
  }
}
