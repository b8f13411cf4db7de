import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RemoteScreen, servePages, testedBuilds, type ScreenState } from '@facet/remote-kit/browser-testing';
import type { Room, RoomState, StartedRoom } from './room.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const REMOTE_STATES = 'test/browser/states.ts';
const OWN_ROOM = 'test/gallery-room.ts';

/** Every workspace that declares states, or those with these names. */
export async function startRooms(names: readonly string[]): Promise<Room[]> {
  const isAsked = (folder: string) => names.length === 0 || names.includes(basename(folder));
  const remotes = foldersWith(REMOTE_STATES).filter(isAsked);
  const others = foldersWith(OWN_ROOM).filter(isAsked);
  const unknown = names.filter((name) => ![...remotes, ...others].some((folder) => basename(folder) === name));
  if (unknown.length > 0) throw new Error(`no states are declared for ${unknown.join(', ')}`);
  const [pages = ''] = remotes.length > 0 ? await testedBuilds('pages') : [];
  return Promise.all([
    ...others.map(async (folder) => named(folder, await startOwnRoom(folder))),
    ...remotes.map(async (folder) => named(folder, await startRemote(folder, pages))),
  ]);
}

function foldersWith(file: string): string[] {
  const found = globSync([`*/${file}`, `packages/*/${file}`], { cwd: PROJECT });
  return found.map((path) => path.slice(0, -file.length - 1)).toSorted();
}

/** A room is only ever asked to open its own states. */
function named<State extends RoomState>(folder: string, room: StartedRoom<State>): Room {
  return { ...room, name: basename(folder), acceptedFile: join(PROJECT, folder, 'test/accepted-pictures.json') };
}

async function startOwnRoom(folder: string): Promise<StartedRoom> {
  const { startRoom } = (await load(folder, OWN_ROOM)) as { startRoom: () => Promise<StartedRoom> };
  return startRoom();
}

async function startRemote(workspace: string, folder: string): Promise<StartedRoom<ScreenState>> {
  const { states } = (await load(workspace, REMOTE_STATES)) as { states: readonly ScreenState[] };
  const pages = await servePages(folder);
  return {
    states,
    open: (browser, { path, member, calls }, look, prepare) =>
      RemoteScreen.open(
        browser,
        { origin: pages.origin, workspace },
        { path, calls: calls(), prepare, ...(member && { member }), ...look },
      ),
    close: () => Promise.resolve(pages.close()),
  };
}

/** Rooms are found by their files: the gallery knows none of them by name. */
function load(folder: string, file: string): Promise<unknown> {
  return import(pathToFileURL(join(PROJECT, folder, file)).href) as Promise<unknown>;
}
