import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

/**
 * What makes the site installable: `manifest.json` and the icons that it names, under names with their hash, and the service
 * worker under its own, since browsers know it by that. Returns `{ files: [name, bytes][], link }`; `link` goes into the page.
 */
export async function installableFiles(folder) {
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const icons = await Promise.all(
    manifest.icons.map(async (icon) => {
      const bytes = await readFile(path.join(folder, icon.src));
      return { ...icon, src: hashedName(icon.src, bytes), bytes };
    }),
  );
  const text = JSON.stringify({ ...manifest, icons: icons.map(({ bytes: _, ...icon }) => ({ ...icon, src: `/${icon.src}` })) });
  const manifestName = hashedName('manifest.webmanifest', text);
  const files = [
    ...icons.map(({ src, bytes }) => [src, bytes]),
    [manifestName, text],
    ['service-worker.js', await plainScript(path.join(folder, 'service-worker.ts'))],
  ];
  const touchIcon = icons.find(({ sizes }) => sizes === '192x192')?.src;
  return { files, link: `<link rel="manifest" href="/${manifestName}"><link rel="apple-touch-icon" href="/${touchIcon}">` };
}

async function plainScript(file) {
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, isModule: false };
  return (await transform(await readFile(file, 'utf8'), options)).code;
}

function hashedName(name, bytes) {
  const { name: base, ext } = path.parse(name);
  return `${base}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${ext}`;
}
