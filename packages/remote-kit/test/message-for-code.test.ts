import { afterEach, expect, test, vi } from 'vitest';
import { applyLanguage, loadTexts } from '../src/host/index.ts';
import { messageOf } from '../src/index.ts';
import { errorOfAnswer } from '../src/request/request-error.ts';

const tooLittle = JSON.stringify({ code: 'earning_requirement', message: 'You need to earn at least 1,500.50 R$ to play games' });
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

test('in another language those for the code, with the figures of the message; a code that is not known keeps the server’s words', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-AR']);
  applyLanguage();
  await loadTexts();
  expect(messageOf(errorOfAnswer(new Response(null, { status: 403 }), tooLittle))).toBe('Necesitas haber ganado al menos 1,500.50 R$.');
  expect(messageOf(errorOfAnswer(new Response(null, { status: 403 }), ofTomorrow))).toBe('A refusal of tomorrow');
  expect(messageOf(undefined)).toBe('Algo salió mal. Inténtalo de nuevo.');
});
