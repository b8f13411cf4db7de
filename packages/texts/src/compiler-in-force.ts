import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from './compile-message.ts';

let compile: (message: string) => CompiledMessage = compileMessage;
let compiled = new Map<string, CompiledMessage>();

/** The compiled text; each is compiled once. */
export function compileInForce(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known) return known;
  const fresh = compile(message);
  compiled.set(message, fresh);
  return fresh;
}

/** For the pseudo-language: from now on every text is made this way. Returns how to go back. */
export function replaceCompiler(next: (message: string) => CompiledMessage): () => void {
  const before = { compile, compiled };
  compile = next;
  compiled = new Map();
  return () => ({ compile, compiled } = before);
}
