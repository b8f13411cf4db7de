import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@facet/tooling/chromium';
import { chromium } from 'playwright-core';
import { Camera, type Shot } from './camera.ts';
import { readAccepted, writeAccepted } from './digest/accepted-pictures.ts';
import { toText } from './digest/digest.ts';
import { freezeThisProcess } from './frozen.ts';
import { judge, notReached } from './judge.ts';
import { nameOf, WIDTHS } from './look.ts';
import { MockupShelf } from './mockup-shelf.ts';
import { isFine, lineOf, type Outcome } from './outcome.ts';
import { startRooms } from './rooms/start-rooms.ts';
import type { Room } from './rooms/room.ts';
import { takeAll } from './take-all.ts';
import { writeIndex } from './write-index.ts';

const USAGE = 'usage: npm run gallery -- [--accept] [--axe] [--width PX] [--state WORDS] [--mockups FOLDER] [ROOM …]';
/** Letters are drawn alike on every machine. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const FOLDER = resolve(import.meta.dirname, '../../.cache/gallery');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    width: { type: 'string' },
    state: { type: 'string', default: '' },
    mockups: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(USAGE);
else await runGallery();

async function runGallery(): Promise<void> {
  const beganAtMs = performance.now();
  freezeThisProcess();
  await mkdir(FOLDER, { recursive: true });
  const rooms = await startRooms(positionals);
  const outcomes = await photograph(rooms);
  await Promise.all(rooms.map((room) => room.close()));
  const index = await writeIndex(FOLDER, outcomes);
  const notFine = outcomes.filter((outcome) => !isFine(outcome));
  if (notFine.length > 0) console.log(notFine.map(lineOf).join('\n'));
  const seconds = ((performance.now() - beganAtMs) / 1000).toFixed(0);
  console.log(`${outcomes.length} pictures in ${seconds} s, ${notFine.length} to look at: ${index}`);
  if (notFine.length > 0) process.exitCode = 1;
}

async function photograph(rooms: readonly Room[]): Promise<Outcome[]> {
  const env = { ...process.env, TZ: 'UTC' } as Record<string, string>;
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS, env });
  const reader = await browser.newPage();
  const camera = new Camera(browser, reader, FOLDER, values.axe);
  const mockups = new MockupShelf(values.mockups);
  const outcomes: Outcome[] = [];
  for (const room of rooms) {
    // Of a part only the part is new.
    if (values.state === '' && values.width === undefined) await rm(join(FOLDER, room.name), { recursive: true, force: true });
    const accepted = await readAccepted(room.acceptedFile);
    const taken = await takeAll(shotsOf(room), async (shot) => {
      try {
        const pictures = await camera.take(shot);
        for (const { look, digest } of values.accept ? pictures : []) (accepted[shot.state.name] ??= {})[nameOf(look)] = toText(digest);
        return pictures.map((picture) => judge(shot, picture, accepted, mockups));
      } catch (error) {
        return notReached(shot, error, mockups);
      }
    });
    if (values.accept) await writeAccepted(room.acceptedFile, inOrder(room, accepted));
    outcomes.push(...taken.flat());
  }
  await browser.close();
  return outcomes;
}

/** All of a room, or those that were asked for. */
function shotsOf(room: Room): Shot[] {
  const states = room.states.filter(({ name }) => name.includes(values.state));
  const widths = WIDTHS.filter((width) => values.width === undefined || String(width) === values.width);
  return states.flatMap((state) => widths.map((width) => ({ room, state, width })));
}

/** As the room declares its states, whichever page was done first. */
function inOrder(room: Room, accepted: Awaited<ReturnType<typeof readAccepted>>): typeof accepted {
  return Object.fromEntries(
    room.states.map(({ name }) => {
      const looks = Object.entries(accepted[name] ?? {}).toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
      return [name, Object.fromEntries(looks)];
    }),
  );
}
