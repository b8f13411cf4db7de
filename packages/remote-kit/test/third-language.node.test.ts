import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { baseConfig } from '../webpack/base-config.ts';
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
