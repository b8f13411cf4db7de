import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform, type Options } from '@swc/core';

interface WebManifest {
  icons: { src: string; sizes: string }[];
}

export interface InstallableFiles {
  files: [name: string, bytes: string | Buffer][];
  /** Goes into the page. */
  link: string;
}

/**
 * What makes the site installable: `manifest.json` and the icons that it names, under names with their hash, and the service
 * worker under its own, since browsers know it by that.
 */
export async function installableFiles(folder: string): Promise<InstallableFiles> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as WebManifest;
  const icons = await Promise.all(
    manifest.icons.map(async (icon) => {
      const bytes = await readFile(path.join(folder, icon.src));
      return { ...icon, src: hashedName(icon.src, bytes), bytes };
    }),
  );
  const text = JSON.stringify({ ...manifest, icons: icons.map(({ bytes: _, ...icon }) => ({ ...icon, src: `/${icon.src}` })) });
  const manifestName = hashedName('manifest.webmanifest', text);
  const files: InstallableFiles['files'] = [
    ...icons.map(({ src, bytes }): [string, Buffer] => [src, bytes]),
    [manifestName, text],
    ['service-worker.js', await plainScript(path.join(folder, 'service-worker.ts'))],
  ];
  const touchIcon = icons.find(({ sizes }) => sizes === '192x192')?.src;
  if (touchIcon === undefined) throw new Error(`${folder}/manifest.json names no icon of 192x192`);
  return { files, link: `<link rel="manifest" href="/${manifestName}"><link rel="apple-touch-icon" href="/${touchIcon}">` };
}

async function plainScript(file: string): Promise<string> {
  const options: Options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, isModule: false };
  return (await transform(await readFile(file, 'utf8'), options)).code;
}

function hashedName(name: string, bytes: string | Buffer): string {
  const { name: base, ext } = path.parse(name);
  return `${base}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${ext}`;
}
