import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@facet/tooling/chromium';
import { chromium } from 'playwright-core';
import { Camera, type Picture, type Shot } from './camera.ts';
import { freezeThisProcess } from './frozen.ts';
import { judge, notReached, type Standard } from './judge.ts';
import { nameOf, WIDTHS } from './look.ts';
import { makeAccepted } from './make-accepted.ts';
import { MockupShelf } from './mockup-shelf.ts';
import { isFine, lineOf, type Outcome } from './outcome.ts';
import { type AcceptedPictures, readAccepted, writeAccepted } from './pictures/accepted-pictures.ts';
import { KeptPictures } from './pictures/kept-pictures.ts';
import { findRooms, PROJECT, unknownRooms } from './rooms/find-rooms.ts';
import { startRooms } from './rooms/start-rooms.ts';
import type { Room } from './rooms/room.ts';
import { takeAll } from './take-all.ts';
import { writeIndex } from './write-index.ts';

const USAGE = 'usage: npm run gallery -- [--accept | --make-accepted] [--axe] [--width PX] [--state WORDS] [--mockups FOLDER] [ROOM …]';
/** Letters are drawn alike on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Each page of the shell has an address of its own.
  '--host-resolver-rules=MAP *.shell.test 127.0.0.1',
];
const FOLDER = join(PROJECT, '.cache/gallery');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    'make-accepted': { type: 'boolean', default: false },
    // What is taken now stands for what was accepted, on this machine: the work tree of --make-accepted is called so.
    'as-accepted': { type: 'string' },
    axe: { type: 'boolean', default: false },
    width: { type: 'string' },
    state: { type: 'string', default: '' },
    mockups: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
/** Of all pictures. */
const part = ['--state', values.state, ...(values.width === undefined ? [] : ['--width', values.width])];
const keptFolder = values['as-accepted'] ?? join(FOLDER, 'accepted');
const problemFound = problemOfAsked();
if (values.help) console.log(USAGE);
else if (problemFound !== undefined) endUntaken(problemFound);
else if (values['make-accepted'])
  makeAccepted(PROJECT, Object.values(findRooms(positionals)).flat(), ['--as-accepted', keptFolder, ...part]);
else await runGallery();

/** What is asked for and is not there. */
function problemOfAsked(): string | undefined {
  const unknown = unknownRooms(positionals);
  if (unknown.length > 0) return `no states are declared for ${unknown.join(', ')}`;
  const isWidth = values.width === undefined || WIDTHS.map(String).includes(values.width);
  return isWidth ? undefined : `--width is one of ${WIDTHS.join(', ')}, not ${values.width}`;
}

/** No picture is no gallery in which all is fine. */
function endUntaken(problem: string): void {
  console.error(`${problem}\n${USAGE}`);
  process.exitCode = 2;
}

async function runGallery(): Promise<void> {
  const beganAtMs = performance.now();
  freezeThisProcess();
  await mkdir(FOLDER, { recursive: true });
  const rooms = await startRooms(positionals);
  const outcomes = await photograph(rooms);
  await Promise.all(rooms.map((room) => room.close()));
  if (outcomes.length === 0) return endUntaken(`no state has "${values.state}" in its name`);
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
  const camera = new Camera(browser, FOLDER, values.axe);
  const mockups = new MockupShelf(values.mockups);
  const outcomes: Outcome[] = [];
  for (const room of rooms) {
    // Of a part only the part is new.
    if (values.state === '' && values.width === undefined) await rm(join(FOLDER, room.name), { recursive: true, force: true });
    const accepted = await readAccepted(room.acceptedFile);
    const standard = { accepted, kept: new KeptPictures(keptFolder), mockups, folder: FOLDER };
    const taken = await takeAll(shotsOf(room), async (shot) => {
      try {
        return await Promise.all((await camera.take(shot)).map((picture) => outcomeOf(shot, picture, standard)));
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

async function outcomeOf(shot: Shot, picture: Picture, standard: Standard): Promise<Outcome> {
  const ofState = (standard.accepted[shot.state.name] ??= {});
  const look = nameOf(picture.look);
  const hash = ofState[look];
  if (values['as-accepted'] !== undefined && hash !== undefined) await standard.kept.keep(hash, picture.png);
  const outcome = await judge(shot, picture, standard);
  if (!values.accept || outcome.verdict === 'as accepted') return outcome;
  ofState[look] = picture.hash;
  return judge(shot, picture, standard);
}

/** All of a room, or those that were asked for. */
function shotsOf(room: Room): Shot[] {
  const states = room.states.filter(({ name }) => name.includes(values.state));
  const widths = WIDTHS.filter((width) => values.width === undefined || String(width) === values.width);
  return states.flatMap((state) => widths.map((width) => ({ room, state, width })));
}

/** As the room declares its states, whichever page was done first. */
function inOrder(room: Room, accepted: AcceptedPictures): AcceptedPictures {
  return Object.fromEntries(
    room.states.map(({ name }) => {
      const looks = Object.entries(accepted[name] ?? {}).toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
      return [name, Object.fromEntries(looks)];
    }),
  );
}
