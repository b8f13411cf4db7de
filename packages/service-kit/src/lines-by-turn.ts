import { pino, type DestinationStream } from 'pino';

/** The most that is kept before it is written anyway, bytes. */
const MOST_KEPT = 8_192;

interface Lines extends DestinationStream {
  flushSync(): void;
}

let lines: Lines | undefined;

/**
 * The standard output, where what one turn of the event loop says is written at once: a system call for each line costs more than the line. Nothing waits for a timer, and
 * a process that ends by itself, by an exception or by `fatal` has said everything.
 */
export function linesByTurn(): Lines {
  lines ??= open();
  return lines;
}

function open(): Lines {
  const output = pino.destination({ dest: 1, sync: true, minLength: MOST_KEPT });
  let isWaiting = false;
  const flushSync = (): void => {
    isWaiting = false;
    output.flushSync();
  };
  process.on('exit', flushSync);
  return {
    flushSync,
    write(line) {
      output.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setImmediate(flushSync);
    },
  };
}
