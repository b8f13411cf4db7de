import { afterAll } from 'vitest';

/** Of jsdom, in the projects that have it. */
declare const document: { body: { childElementCount: number } } | undefined;

/**
 * What a library adds when it is first imported stays, as the library does; of the compiler's helpers (`__extends`)
 * each copy puts its own in the place of another's. The storage of Node complains when it is looked at.
 */
const globals = Object.getOwnPropertyNames(globalThis).filter((name) => !name.endsWith('Storage') && !name.startsWith('__'));
const before = shared();

/**
 * Files of one worker share a process, a page and their modules: what one leaves behind would decide what the next one
 * sees.
 */
afterAll(() => {
  const after = shared();
  const left = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !Object.is(before.get(name), after.get(name)));
  if (left.length > 0) throw new Error(`left behind for the next file: ${left.join(', ')}`);
});

function shared(): Map<string, unknown> {
  return new Map<string, unknown>([
    ['working directory', process.cwd()],
    ...Object.entries(process.env).map(([name, value]) => [`variable ${name}`, value] as const),
    ...heard().map((event) => [`listeners of ${String(event)}`, process.listenerCount(event)] as const),
    ...globals.map((name) => [`global ${name}`, Reflect.get(globalThis, name)] as const),
    ...(typeof document === 'undefined' ? [] : ofPage(document.body)),
  ]);
}

/**
 * What listens for the end of the process (a library's log, for one) can change nothing in a file that comes before it.
 */
function heard(): (string | symbol)[] {
  return process.eventNames().filter((event) => event !== 'exit');
}

function ofPage({ childElementCount }: { childElementCount: number }) {
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
  return [['elements', childElementCount] as const, ...stored.map(([key, value]) => [`stored ${key}`, value as unknown] as const)];
}
