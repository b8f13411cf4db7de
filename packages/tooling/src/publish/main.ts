import { publish } from './publish.ts';

/**
 * What the container of a remote or of the shell does: puts its files on the site, makes the version known, and ends.
 */
const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

try {
  await publish({
    deployable: required('DEPLOYABLE'),
    dist: process.env['DIST_DIR'] ?? '/release',
    siteDir: process.env['SITE_DIR'] ?? '/site',
    adminUrl: process.env['ADMIN_INTERNAL_URL'] || undefined,
    keyFile: process.env['SERVICE_KEY_FILE'] ?? '/state/key.pem',
    share: readShare(process.env['CANARY']),
    say: (message) => console.log(message),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readShare(text: string | undefined): number | null {
  if (!text) return null;
  const share = Number(text);
  if (!(share > 0 && share <= 100)) throw new Error(`CANARY must be a percentage above 0 and at most 100, not "${text}"`);
  return share;
}
