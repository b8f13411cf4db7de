import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RemoteScreen, servePages, testedBuilds, type ScreenState } from '@facet/remote-kit/browser-testing';
import { acceptedFileOf, findRooms, OWN_ROOM, PROJECT, REMOTE_STATES } from './find-rooms.ts';
import type { Room, RoomState, StartedRoom } from './room.ts';

/** Every workspace that declares states, or those with these names. */
export async function startRooms(names: readonly string[]): Promise<Room[]> {
  const { remotes, others } = findRooms(names);
  const [pages = ''] = remotes.length > 0 ? await testedBuilds('pages') : [];
  return Promise.all([
    ...others.map(async (folder) => named(folder, await startOwnRoom(folder))),
    ...remotes.map(async (folder) => named(folder, await startRemote(folder, pages))),
  ]);
}

/** A room is only ever asked to open its own states. */
function named<State extends RoomState>(folder: string, room: StartedRoom<State>): Room {
  return { ...room, name: basename(folder), acceptedFile: acceptedFileOf(PROJECT, folder) };
}

async function startOwnRoom(folder: string): Promise<StartedRoom> {
  const { startRoom } = (await load(folder, OWN_ROOM)) as { startRoom: () => Promise<StartedRoom> };
  return startRoom();
}

async function startRemote(workspace: string, folder: string): Promise<StartedRoom<ScreenState>> {
  const { states } = (await load(workspace, REMOTE_STATES)) as { states: readonly ScreenState[] };
  const server = await servePages(folder);
  return {
    states,
    open: (browser, { path, member, calls }, look, prepare) =>
      RemoteScreen.open(browser, { server, workspace }, { path, calls: calls(), prepare, ...(member && { member }), ...look }),
    close: () => Promise.resolve(server.close()),
  };
}

function load(folder: string, file: string): Promise<unknown> {
  return import(pathToFileURL(join(PROJECT, folder, file)).href) as Promise<unknown>;
}
