import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  applyLanguage,
  chooseLanguage,
  currentLanguage,
  dateFormat,
  formatTime,
  defineTexts,
  loadTexts,
  lookUpText,
  msg,
  numberFormat,
} from '../src/index.ts';
import { spokenLanguage } from '../src/language.ts';

const spanish = {
  Withdraw: 'Retirar',
  'You earned {reward}': 'Ganaste {reward}',
  '{count, plural, one {# entry} other {# entries}}': '{count, plural, one {# entrada} other {# entradas}}',
  'See <b>why</b>: {amount}': 'Mira <b>por qué</b>: {amount}',
  'code:too_low': 'El mínimo es {0}',
};

const nothing = () => Promise.reject(new Error('there is no such file'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  speak('en-US');
});

function speak(...wanted: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  applyLanguage();
}

test('English needs no catalogue, and knows values and plurals', () => {
  const { t } = defineTexts(nothing);
  expect(t('Withdraw')).toBe('Withdraw');
  expect(t('You earned {reward}', { reward: '12.50' })).toBe('You earned 12.50');
  expect(t('{count, plural, one {# entry} other {# entries}}', { count: 1 })).toBe('1 entry');
  expect(t('{count, plural, one {# entry} other {# entries}}', { count: 2000 })).toBe('2,000 entries');
});

test('in another language the catalogue speaks once it is there; what it does not know stays English', async () => {
  speak('es-MX');
  const { t, Trans } = defineTexts(() => Promise.resolve({ default: spanish }));
  await loadTexts();
  expect(t(msg('Withdraw'))).toBe('Retirar');
  expect(t('{count, plural, one {# entry} other {# entries}}', { count: 1 })).toBe('1 entrada');
  expect(t('Unheard of')).toBe('Unheard of');
  const { container } = render(<Trans id="See <b>why</b>: {amount}" values={{ amount: <i>5</i> }} components={{ b: <b /> }} />);
  expect(container.innerHTML).toBe('Mira <b>por qué</b>: <i>5</i>');
});

test('each room has its own words', async () => {
  speak('es');
  const one = defineTexts(() => Promise.resolve({ default: { Draw: 'Sorteo' } }));
  const other = defineTexts(() => Promise.resolve({ default: { Draw: 'Empate' } }));
  await loadTexts();
  expect([one.t('Draw'), other.t('Draw')]).toEqual(['Sorteo', 'Empate']);
});

test('a catalogue that does not come leaves the page in English', async () => {
  speak('es');
  const { t } = defineTexts(nothing);
  await loadTexts();
  expect(t('Withdraw')).toBe('Withdraw');
});

test('a name that is no text is found in whatever catalogue has it', async () => {
  speak('es');
  defineTexts(() => Promise.resolve({ default: spanish }));
  await loadTexts();
  expect(lookUpText('code:too_low', { 0: '100' })).toBe('El mínimo es 100');
  expect(lookUpText('code:unknown')).toBeNull();
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr', 'ES'], 'es'],
  [['en-US', 'es'], 'en'],
  [['fr', 'constructor'], null],
  [[], null],
])('of %j the site speaks %s', (wanted, language) => {
  expect(spokenLanguage(wanted)).toBe(language);
});

test('a choice is remembered over what the browser asks for, and loads the page anew; nonsense in the storage is ignored', () => {
  const reload = vi.fn<() => void>();
  speak('en');
  chooseLanguage('es', reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(currentLanguage()).toBe('en');
  applyLanguage();
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['es', 'es']);
  localStorage.setItem('language', 'toString');
  applyLanguage();
  expect(currentLanguage()).toBe('en');
});

test('days and numbers follow the language, also when their format was made before it was known', () => {
  const day = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const count = numberFormat();
  const written = () => [day('2026-11-20T00:00:00Z'), clock('2026-11-20T00:05:00Z'), clock('2026-11-20T15:05:00Z'), count(1234.5)];
  expect(written()).toEqual(['20 November', '00:05', '15:05', '1,234.5']);
  speak('es');
  expect(written()).toEqual(['20 de noviembre', '00:05', '15:05', '1,234.5']);
});

test('a time tells its year where it is another than this one', () => {
  const year = new Date().getFullYear();
  expect(formatTime(`${year}-06-15T12:00:00Z`)).not.toContain(String(year));
  expect(formatTime(`${year - 1}-06-15T12:00:00Z`)).toContain(String(year - 1));
});
