import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { contentVersion } from './content-version.mjs';
import { runWebpack } from './run-webpack.mjs';
import { shellConfig } from './shell-config.mjs';
import { stampVersion } from './stamp-version.mjs';

const PAGE = 'index.html';

/** Builds the shell into `out`: index.html, hashed files, and release.json, the registry's record of it. Returns `{ version, sizes }`. */
export async function buildShell(folder, out) {
  let offers;
  await runWebpack(shellConfig({ name: 'shell', folder, outputFolder: out, onOffers: (found) => (offers = found) }));
  const files = globSync('**/*.*', { cwd: out });
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = contentVersion(out, files, packageVersion);
  stampVersion(out, [PAGE], version);
  const sizes = await compressFiles(out, files);
  const record = releaseRecord({ version, offers, page: readFileSync(path.join(out, PAGE)) });
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { version, sizes };
}

/** The shell's page in the shape of a remote's record; the gateway puts each version's page where `url` says. */
function releaseRecord({ version, offers, page }) {
  return {
    url: `/shell/versions/${version}/${PAGE}`,
    metadata: { integrity: `sha384-${createHash('sha384').update(page).digest('base64')}`, version },
    deployment: { traffic: 100, default: true },
    extras: { offers },
  };
}
