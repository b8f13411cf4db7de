import { afterEach, expect, test, vi } from 'vitest';
import { applyLanguage, loadTexts } from '../src/host/index.ts';
import { lineText, refusalText, sentenceText, type Line } from '../src/index.ts';

const won: Line = { kind: 'bombs.won', values: { bombs: '3', multiplier: '1.50' }, text: 'Bombs, 3 bombs, won at 1.50x' };
const offer: Line = { kind: null, values: {}, text: 'BitLabs · Shopping habits' };
const ofTomorrow: Line = { kind: 'mines.won', values: { mines: '3' }, text: 'Mines, 3 mines' };
const written = (amount: string) => `R$ ${amount}`;
const say = (line: Line | undefined) => lineText(line, 'as told', written);

const speakSpanish = () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-AR']);
  applyLanguage();
  return loadTexts();
};

afterEach(() => {
  vi.restoreAllMocks();
  applyLanguage();
});

test('in English it says what the service says', () => {
  expect(say(won)).toBe(won.text);
  expect(say({ ...won, values: { bombs: '1', multiplier: '2.00' } })).toBe('Bombs, 1 bomb, won at 2.00x');
  expect(say({ ...offer, undo: 'reversed', newDebt: '3.00' })).toBe('Reversed: BitLabs · Shopping habits (R$ 3.00 became a debt)');
  expect(say({ ...won, paidDebt: '1.00' })).toBe('Bombs, 3 bombs, won at 1.50x (R$ 1.00 paid off a debt)');
});

test('in Spanish the sentence, and what was done with it', async () => {
  await speakSpanish();
  expect(say(won)).toBe('Bombas, 3 bombas, ganada a 1.50x');
  expect(say({ ...won, values: { bombs: '1', multiplier: '2.00' } })).toBe('Bombas, 1 bomba, ganada a 2.00x');
  expect(say({ ...won, undo: 'returned', paidDebt: '1.00' })).toBe(
    'Devuelto: Bombas, 3 bombas, ganada a 1.50x (R$ 1.00 pagaron una deuda)',
  );
  expect(sentenceText({ ...won, undo: 'returned', paidDebt: '1.00' }, 'as told')).toBe('Bombas, 3 bombas, ganada a 1.50x');
});

test('names, what people wrote and a sentence of tomorrow stay as they are; a service that tells no parts is believed', async () => {
  await speakSpanish();
  expect(say(offer)).toBe(offer.text);
  expect(say({ ...offer, undo: 'reversed' })).toBe('Revertido: BitLabs · Shopping habits');
  expect(say(ofTomorrow)).toBe(ofTomorrow.text);
  expect(say({ ...ofTomorrow, kind: 'constructor' })).toBe(ofTomorrow.text);
  expect(say({ kind: 'task.completed', values: { title: '{bombs} <b>#</b>' }, text: 'x' })).toBe('Tarea social · {bombs} <b>#</b>');
  expect(say(undefined)).toBe('as told');
});

test('a week is said in words', async () => {
  const challenge: Line = { kind: 'weekly.challenge', values: { week: '2026-W07' }, text: 'Weekly Challenge · 2026-W07' };
  expect(say(challenge)).toBe('Weekly Challenge · week 7 of 2026');
  expect(say({ ...challenge, values: { week: 'of tomorrow' } })).toBe('Weekly Challenge · of tomorrow');
  await speakSpanish();
  expect(say(challenge)).toBe('Reto semanal · semana 7 de 2026');
});

test('why a withdrawal was often refused is read in the member’s language, what an operator wrote as it is', async () => {
  expect(refusalText('Not in the group')).toBe('Not in the group.');
  await speakSpanish();
  expect(refusalText('Not in the group')).toBe('No estás en el grupo.');
  expect(refusalText('Ask us on Monday!')).toBe('Ask us on Monday!');
});
