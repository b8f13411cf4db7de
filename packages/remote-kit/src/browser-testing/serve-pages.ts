import { fileAnswer } from './file-answer.ts';
import { PageServer } from './page-server.ts';

const FILES = 'http://files.localhost';

/** Where the pages of remotes are served, and whose is asked for. */
export interface BuiltPage {
  readonly server: PageServer;
  readonly workspace: string;
}

/** A server for the built pages of all remotes, for browsers on this machine. */
export async function servePages(folder: string): Promise<PageServer> {
  const server = await PageServer.start();
  server.host(`${FILES}:${server.port}`, ({ path }) => fileAnswer(folder, path, { 'access-control-allow-origin': '*' }));
  return server;
}

/** What the gateway requires of the shell's pages holds for every screen of a remote as well. */
export const PAGE_HEADERS = {
  'content-type': 'text/html',
  'content-security-policy': "require-trusted-types-for 'script'; trusted-types default",
};

export function htmlOf({ server: { port }, workspace }: BuiltPage): string {
  const folder = `${FILES}:${port}/${workspace}`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    // The shell's, but for which scripts are its own: these files and axe lie elsewhere.
    `<script>trustedTypes.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text), createScriptURL: (url) => url })</script>` +
    `<title>A remote alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/main.css"></head>` +
    `<body><script crossorigin src="${folder}/main.js"></script></body></html>`
  );
}
