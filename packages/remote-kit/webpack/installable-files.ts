import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compiledTexts } from '@facet/texts/site-languages';
import { transform, type Options } from '@swc/core';

interface WebManifest {
  icons: { src: string; sizes: string }[];
}

export interface InstallableFiles {
  files: [name: string, bytes: string | Buffer][];
  /** Goes into the page. */
  link: string;
}

const TEXT = /\bt\((['"])(.+?)\1/g;

/**
 * What makes the site installable: `manifest.json` and the icons that it names, under names with their hash, and the
 * service worker under its own, since browsers know it by that. The worker speaks every language that there is, from
 * the catalogues beside the folder.
 */
export async function installableFiles(folder: string, languages?: string): Promise<InstallableFiles> {
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
    ['service-worker.js', await plainScript(folder, languages)],
  ];
  const touchIcon = icons.find(({ sizes }) => sizes === '192x192')?.src;
  if (touchIcon === undefined) throw new Error(`${folder}/manifest.json names no icon of 192x192`);
  return { files, link: `<link rel="manifest" href="/${manifestName}"><link rel="apple-touch-icon" href="/${touchIcon}">` };
}

async function plainScript(folder: string, languages?: string): Promise<string> {
  const source = await readFile(path.join(folder, 'service-worker.ts'), 'utf8');
  const options: Options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, isModule: false };
  const texts = [...source.matchAll(TEXT)].map(([, , text = '']) => text);
  const compiled = compiledTexts(texts, path.join(folder, '../locales'), languages);
  return `const TEXTS = ${JSON.stringify(compiled)};\n${(await transform(source, options)).code}`;
}

function hashedName(name: string, bytes: string | Buffer): string {
  const { name: base, ext } = path.parse(name);
  return `${base}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${ext}`;
}
