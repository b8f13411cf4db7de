import path from 'node:path';

/** The project's root folder: two above this package. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** The folder of a front-end workspace: "shell", "mfe-earn", or a path (fixtures of tests). */
export function workspaceFolder(workspace: string): string {
  return path.resolve(projectRoot, workspace);
}
