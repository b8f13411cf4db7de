import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';
import { inlineStyleProblems } from '../../src/tokens/inline-style-problems.ts';
import { styleSheetProblems } from '../../src/tokens/style-sheet-problems.ts';

/** Shell, remotes and what they share. The simulator's pages are other companies'. */
const ROOMS = '{shell,mfe-*,packages/ui,packages/remote-kit,packages/tooling/templates/mfe-*}/src/**/*';
const TOKENS = 'packages/ui/src/tokens.css';

function readAll(extension: string): { file: string; source: string }[] {
  const files = globSync(`${ROOMS}${extension}`, { cwd: projectRoot }).filter((file) => file !== TOKENS);
  return files.map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));
}

test('no style sheet writes a colour, a step of space, radius or type, a shadow, a duration or a z-index of its own', () => {
  const sheets = readAll('.css');
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(({ file, source }) => styleSheetProblems(file, source))).toEqual([]);
});

test('no component does so in its inline styles and drawings', () => {
  const components = readAll('.tsx');
  expect(components.length).toBeGreaterThan(300);
  expect(components.flatMap(({ file, source }) => inlineStyleProblems(file, source))).toEqual([]);
});

test.each([
  ['color: #fff', 'colour'],
  ['background: rgb(0 0 0 / 0.4)', 'colour'],
  ['border: 1px solid white', 'colour'],
  ['--own: light-dark(#fff, #000)', 'colour'],
  ['margin-inline: auto 12px', 'space'],
  ['padding: var(--space-2) 0.5rem', 'space'],
  ['gap: clamp(6px, 1vw, var(--space-2))', 'space'],
  ['margin: calc(-1 * 8px)', 'space'],
  ['border-start-end-radius: 8px', 'radius'],
  ['font-size: 13px', 'type'],
  ['line-height: 1.25rem', 'type'],
  ['font: 600 14px/1.4 sans-serif', 'type'],
  ['font-weight: 600', 'type'],
  ['box-shadow: 0 4px 12px var(--border)', 'shadow'],
  ['transition: opacity 150ms var(--ease)', 'duration'],
  ['animation-delay: .2s', 'duration'],
  ['z-index: 5', 'z-index'],
])('planted: %s', (declaration, what) => {
  expect(styleSheetProblems('a.css', `@layer app { .a { & b { ${declaration}; } } }`)).toEqual([
    `a.css:1: ${what} without a token: ${declaration}`,
  ]);
});

test('planted: a width in pixels that decides over the layout', () => {
  expect(styleSheetProblems('a.css', '@media (max-width: 900px) and (hover) { .a { gap: 0; } }')).toEqual([
    'a.css:1: a width that does not grow with the text, em does: (max-width: 900px) and (hover)',
  ]);
  expect(styleSheetProblems('a.css', '@media (min-width: 40em) { .a { gap: 0; } }')).toEqual([]);
});

test('hairlines, what is relative to its own type, sizes of things and tokens are no violations', () => {
  const fine = `@font-face { font-weight: 100 900; } .a { margin: 0 auto -1px; padding: calc(2 * var(--space-1)); gap: 0.3em; width: 40px;
    color: var(--rank-gold); box-shadow: inset 2px 0 0 var(--accent); border: 1px solid; border-radius: 29.3%; transition: color var(--fast);
    grid-area: gold; inset: 4px; font: inherit; background: url(red.svg); }`;
  expect(styleSheetProblems('a.css', fine)).toEqual([]);
});

test.each([
  [`<i style={{ color: '#abc' }} />`, 'colour without a token: color: #abc'],
  [`<i style={{ paddingTop: 12 }} />`, 'space without a token: paddingTop: 12px'],
  [`<i style={{ ...own, zIndex: 3 }} />`, 'z-index without a token: zIndex: 3'],
  [`<i style={isWide ? { margin: '1rem' } : {}} />`, 'space without a token: margin: 1rem'],
  ['<i style={{ transition: `width ${ms}s, color 2s` }} />', 'duration without a token: transition: `width ${ms}s, color 2s`'],
  [`<path fill="#123456" />`, 'colour without a token: fill: #123456'],
  [`<path stroke={lost ? 'red' : undefined} />`, 'colour without a token: stroke: red'],
])('planted: %s', (component, problem) => {
  expect(inlineStyleProblems('a.tsx', component)).toEqual([`a.tsx:1: ${problem}`]);
});

test('what is computed, and tokens, are no violations', () => {
  const fine =
    '<i style={{ width: `${share}%`, flexGrow: 7, background: tint, color: "var(--accent)" }}><path fill="none" stroke="currentColor" /></i>';
  expect(inlineStyleProblems('a.tsx', fine)).toEqual([]);
});
