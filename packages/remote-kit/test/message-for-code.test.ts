import { afterEach, expect, test, vi } from 'vitest';
import { applyLanguage, loadTexts } from '../src/host/index.ts';
import { messageOf } from '../src/index.ts';
import { errorOfAnswer } from '../src/request/request-error.ts';

const tooLittle = JSON.stringify({ code: 'earning_requirement', message: 'You need to earn at least 1,500.50 R$ to play games' });
const ofASchema = JSON.stringify({ code: 'bad_request', message: 'body/amount must match pattern "^[0-9]$"' });
const ofTomorrow = JSON.stringify({ code: 'of_tomorrow', message: 'A refusal of tomorrow' });

afterEach(() => {
  vi.restoreAllMocks();
  applyLanguage();
});

test('in English the server’s own words are shown', () => {
  expect(messageOf(errorOfAnswer(new Response(null, { status: 403 }), tooLittle))).toBe(
    'You need to earn at least 1,500.50 R$ to play games',
  );
});

test('what a schema says of a call is for who writes calls, not for who reads the page', () => {
  expect(messageOf(errorOfAnswer(new Response(null, { status: 400 }), ofASchema))).toBe(
    'The site could not read what this page sent. Load the page again and try once more.',
  );
});

test('in another language those for the code, with the figures of the message; a code that is not known keeps the server’s words', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-AR']);
  applyLanguage();
  await loadTexts();
  expect(messageOf(errorOfAnswer(new Response(null, { status: 403 }), tooLittle))).toBe('Necesitas haber ganado al menos R$ 1,500.50.');
  expect(messageOf(errorOfAnswer(new Response(null, { status: 403 }), ofTomorrow))).toBe('A refusal of tomorrow');
  expect(messageOf(errorOfAnswer(new Response(null, { status: 400 }), ofASchema))).toMatch(/^El sitio no pudo leer/);
  expect(messageOf(undefined)).toBe('Algo salió mal. Inténtalo de nuevo.');
});
