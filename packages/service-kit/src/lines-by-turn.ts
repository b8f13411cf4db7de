import { pino, type DestinationStream } from 'pino';

/** The most that is kept before it is written anyway, characters. */
const MOST_KEPT = 8_192;

interface Lines extends DestinationStream {
  flushSync(): void;
}

let lines: Lines | undefined;

/**
 * The standard output, where what one turn of the event loop says is written at once: a system call for each line costs
 * more than the line. Nothing waits for a timer, and a process that ends by itself, by an exception or by `fatal` has
 * said everything.
 */
export function linesByTurn(): Lines {
  lines ??= open();
  return lines;
}

function open(): Lines {
  const output = pino.destination({ dest: 1, sync: true });
  let kept = '';
  // Not the destination's own flushSync: where the output is a file that waits each time until the disk has it.
  const flushSync = (): void => {
    const text = kept;
    kept = '';
    if (text !== '') output.write(text);
  };
  process.on('exit', flushSync);
  return {
    flushSync,
    write(line) {
      if (kept === '') setImmediate(flushSync);
      kept += line;
      if (kept.length >= MOST_KEPT) flushSync();
    },
  };
}
