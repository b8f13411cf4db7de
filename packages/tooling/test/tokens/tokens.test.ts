import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';

const configFile = join(projectRoot, 'stylelint.config.ts');

/** Which rules bite, and where, as `npm run lint:css` has them. */
async function problemsOf(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(projectRoot, 'mfe-earn/src', file), configFile });
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line}: ${rule}`));
}

const STEP = 'declaration-property-value-disallowed-list';

test.each([
  ['color: #fff', 'color-no-hex'],
  ['background: rgb(0 0 0 / 0.4)', 'function-disallowed-list'],
  ['border: 1px solid white', 'color-named'],
  ['--own: light-dark(#ffffff, var(--text))', 'color-no-hex'],
  ['margin-inline: auto 12px', STEP],
  ['padding: var(--space-2) 0.5rem', STEP],
  ['padding: 100px', STEP],
  ['gap: clamp(6px, 1vw, var(--space-2))', STEP],
  ['margin: calc(-1 * 8px)', STEP],
  ['margin-top: -4px', STEP],
  ['border-start-end-radius: 8px', STEP],
  ['font-size: 13px', STEP],
  ['line-height: 1.25rem', STEP],
  ['font: 600 14px/1.4 sans-serif', STEP],
  ['font-weight: 600', STEP],
  ['box-shadow: 0 4px 12px var(--border)', STEP],
  ['transition: opacity 150ms var(--ease)', STEP],
  ['animation-delay: .2s', STEP],
  ['z-index: 5', STEP],
])('planted: %s', async (declaration, rule) => {
  expect(await problemsOf('a.css', `@layer app { .a { & b {\n ${declaration}; } } }`)).toEqual([`2: ${rule}`]);
});

test('planted: a width in pixels that decides over the layout', async () => {
  const pixels = '@media (max-width: 900px) and (hover) { .a { gap: 0; } }';
  expect(await problemsOf('a.css', pixels)).toEqual(['1: media-feature-name-unit-allowed-list']);
  expect(await problemsOf('a.css', pixels.replace('max-width: 900px', 'width < 900px'))).toHaveLength(1);
  expect(await problemsOf('a.css', pixels.replace('900px', '40em'))).toEqual([]);
});

test('hairlines, what is relative to its own type, sizes of things and tokens are no violations', async () => {
  const fine = `.a { margin: 0 auto -1px; padding: calc(2 * var(--space-1)); gap: 0.3em; width: 40px; letter-spacing: 3.5px;
    color: var(--rank-gold); box-shadow: inset 2px 0 0 var(--accent); border: 1px solid; border-radius: 29.3%; transition: color var(--fast);
    grid-area: gold; inset: 4px; font: inherit; background: url(red.svg); }`;
  expect(await problemsOf('a.css', fine)).toEqual([]);
});

test.each([
  [`<i style={{ color: '#abc' }} />`, 'color-no-hex'],
  [`<i style={{ paddingTop: 12 }} />`, STEP],
  [`<i style={{ ...own, zIndex: 3 }} />`, STEP],
  [`<i style={isWide ? { margin: '1rem' } : {}} />`, STEP],
  ['<i style={{ transition: `width ${ms}s, color 2s` }} />', STEP],
  [`<path fill="#123456" />`, 'color-no-hex'],
  [`<path stroke={lost ? 'red' : undefined} />`, 'color-named'],
])('planted: %s', async (component, rule) => {
  expect(await problemsOf('a.tsx', `const a =\n ${component};`)).toEqual([`2: ${rule}`]);
});

test('what is computed, and tokens, are no violations', async () => {
  const fine =
    '<i style={{ width: `${share}%`, flexGrow: 7, background: tint, color: "var(--accent)" }}><path fill="none" stroke="currentColor" /></i>';
  expect(await problemsOf('a.tsx', fine)).toEqual([]);
});
