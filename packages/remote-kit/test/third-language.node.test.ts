import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { baseConfig } from '../webpack/base-config.ts';
import { installableFiles } from '../webpack/installable-files.ts';
import { languagesPlugin } from '../webpack/languages-plugin.ts';
import { projectRoot } from '../webpack/paths.ts';
import { runWebpack } from '../webpack/run-webpack.ts';

const PORTUGUESE = {
  name: 'Português',
  locale: 'pt-BR',
  texts: { Withdraw: 'Sacar', 'Earn Robux': 'Ganhar Robux', 'code:too_low': 'O mínimo é {0}' },
};
const ROOM = `
  import { declaredText, defineTexts, formatTime, languages, loadTexts, lookUpText, speakLanguage } from '../texts/src/index.ts';
  import { spokenLanguage } from '../texts/src/language.ts';
  const { t } = defineTexts((language) => import(\`./locales/\${language}.json\`));
  export async function speak(browser) {
    speakLanguage(spokenLanguage([browser]) ?? 'en');
    await loadTexts();
    const names = Object.values(languages).map(({ name }) => name);
    return [names, t('Withdraw'), t('Bet'), declaredText('Earn Robux', { es: 'Ganar' }), lookUpText('code:too_low', { 0: '100' }), formatTime('2020-11-05T10:00:00Z')];
  }`;

test('a language is spoken everywhere as soon as its file is there: offered, chosen by the browser, in texts, codes, labels and dates', async () => {
  // Within the project, where the packages that stay apart are found.
  const folder = path.join(projectRoot, `.cache/third-language-${process.pid}`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const languages = path.join(folder, 'texts/src/languages');
  cpSync(path.join(projectRoot, 'packages/texts/src'), path.join(folder, 'texts/src'), { recursive: true });
  mkdirSync(path.join(folder, 'room/locales'), { recursive: true });
  writeFileSync(path.join(folder, 'room/room.ts'), ROOM);
  writeFileSync(path.join(folder, 'room/locales/es.json'), '{ "Withdraw": "Retirar", "Bet": "Apuesta" }');
  const built = async (name: string): Promise<(browser: string) => Promise<unknown>> => {
    const outputFolder = path.join(folder, name);
    const config = baseConfig({ name: 'room', folder, outputFolder, flavour: 'third-language', isForNode: true });
    await runWebpack({
      ...config,
      entry: './room/room.ts',
      output: { ...config.output, filename: 'room.cjs', chunkFilename: '[id].cjs', library: { type: 'commonjs2' } },
      optimization: { minimize: false },
      plugins: [languagesPlugin(languages)],
    });
    return (createRequire(import.meta.url)(path.join(outputFolder, 'room.cjs')) as { speak: (browser: string) => Promise<unknown> }).speak;
  };

  const before = await built('before');
  const time = expect.stringContaining('2020');
  expect(await before('es-MX')).toEqual([['English', 'Español'], 'Retirar', 'Apuesta', 'Ganar', null, time]);
  expect(await before('pt-BR')).toEqual([['English', 'Español'], 'Withdraw', 'Bet', 'Earn Robux', null, time]);

  writeFileSync(path.join(languages, 'pt.json'), JSON.stringify(PORTUGUESE));
  const after = await built('after');
  const all = ['English', 'Español', 'Português'];
  expect(await after('pt-PT')).toEqual([all, 'Sacar', 'Bet', 'Ganhar Robux', 'O mínimo é 100', expect.stringContaining('de nov')]);
  expect(await after('es-MX')).toEqual([all, 'Retirar', 'Apuesta', 'Ganar', null, time]);
});

test('so does the service worker, which has no page: that the site is offline, and how many notifications are new', async () => {
  const folder = path.join(projectRoot, `.cache/third-language-${process.pid}`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  const speaks = (texts: object): void => writeFileSync(path.join(folder, 'pt.json'), JSON.stringify({ ...PORTUGUESE, texts }));
  const told = async (browser: string, chosen?: string) => {
    const { files } = await installableFiles(path.join(projectRoot, 'shell/src/installable'), folder);
    return workerSays(String(files.find(([name]) => name === 'service-worker.js')?.[1]), browser, chosen);
  };
  const news = '{count, plural, one {You have a new notification.} other {You have # new notifications.}}';
  speaks({ 'You are offline': 'Você está sem conexão', [news]: '{count, plural, one {Há uma novidade.} other {Há # novidades.}}' });
  const portuguese = await told('pt-BR');
  expect(portuguese.pushed).toEqual(['Há uma novidade.', 'Há 3 novidades.', 'Push notifications work on this device.']);
  expect(portuguese.page).toMatch(/<html lang="pt">.*<h1>Você está sem conexão<\/h1><p>Facet needs a connection/s);
  expect((await told('de-DE', 'pt')).pushed).toEqual(portuguese.pushed);
  expect((await told('de-DE')).pushed).toEqual([
    'You have a new notification.',
    'You have 3 new notifications.',
    'Push notifications work on this device.',
  ]);

  writeFileSync(path.join(folder, 'es.json'), '{ "name": "Español", "locale": "es" }');
  const spanish = await told('es-MX');
  expect(spanish.pushed).toEqual([
    'Tienes una notificación nueva.',
    'Tienes 3 notificaciones nuevas.',
    'Las notificaciones push funcionan en este dispositivo.',
  ]);
  const inEnglish = (await told('en-GB')).page.match(/(?<=<(?:h1|p|li|a href="")>)[^<]+/g) ?? [];
  expect(inEnglish).toHaveLength(7);
  for (const text of inEnglish) expect(spanish.page).not.toContain(text);
});

type Handler = (event: object) => void;

/** What the worker answers without a network, and what it shows for one, for three and for a test. */
async function workerSays(script: string, browser: string, chosen?: string): Promise<{ page: string; pushed: string[] }> {
  const handlers: Record<string, Handler> = {};
  const pushed: string[] = [];
  const self = {
    addEventListener: (type: string, handler: Handler) => void (handlers[type] = handler),
    registration: { showNotification: async (_title: string, { body }: { body: string }) => void pushed.push(body) },
    cookieStore: { get: async (name: string) => (name === 'language' && chosen !== undefined ? { value: chosen } : null) },
  };
  const fetch = () => Promise.reject(new Error('offline'));
  runInNewContext(script, { self, fetch, navigator: { languages: [browser] }, Response, URL });
  for (const message of [{ count: 1 }, { count: 3 }, { count: 3, isTest: true }])
    await new Promise((resolve) => handlers['push']?.({ data: { json: () => message }, waitUntil: resolve }));
  const answer = await new Promise<Response>((respondWith) =>
    handlers['fetch']?.({ request: { mode: 'navigate', url: 'https://facet.test/' }, respondWith }),
  );
  return { page: await answer.text(), pushed };
}
