import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const PROJECT = resolve(import.meta.dirname, '../../..');
export const REMOTE_STATES = 'test/browser/states.ts';
export const OWN_ROOM = 'test/gallery-room.ts';

/** Folders of workspaces: rooms are found by their files, the gallery knows none of them by name. */
export interface RoomFolders {
  remotes: string[];
  others: string[];
}

/** Every workspace that declares states, or those with these names. */
export function findRooms(names: readonly string[]): RoomFolders {
  const isAsked = (folder: string) => names.length === 0 || names.includes(basename(folder));
  const unknown = unknownRooms(names);
  if (unknown.length > 0) throw new Error(`no states are declared for ${unknown.join(', ')}`);
  return { remotes: foldersWith(REMOTE_STATES).filter(isAsked), others: foldersWith(OWN_ROOM).filter(isAsked) };
}

export function unknownRooms(names: readonly string[]): string[] {
  const known = [...foldersWith(REMOTE_STATES), ...foldersWith(OWN_ROOM)].map((folder) => basename(folder));
  return names.filter((name) => !known.includes(name));
}

export function acceptedFileOf(project: string, folder: string): string {
  return join(project, folder, 'test/accepted-pictures.json');
}

function foldersWith(file: string): string[] {
  const found = globSync([`*/${file}`, `packages/*/${file}`], { cwd: PROJECT });
  return found.map((path) => path.slice(0, -file.length - 1)).toSorted();
}
