import { t } from '../texts.ts';
import type { Line } from './line.ts';
import { sentences } from './sentences.ts';
import { spokenValues } from './spoken-values.ts';

type Told = Line | null | undefined;

/**
 * Why a line was booked, in the language of the page. `text`: the same as the service says it in English, for one that
 * does not tell the parts. Names and what people wrote stay as they are, as does a sentence that is newer than this
 * page.
 */
export function sentenceText(line: Told, text: string): string {
  if (!line) return text;
  const sentence = line.kind !== null && Object.hasOwn(sentences, line.kind) ? sentences[line.kind] : undefined;
  return sentence ? t(sentence, spokenValues(line.values)) : line.text;
}

/**
 * The whole line: why, whether it takes something back, and what became of a debt. `written`: how the page writes an
 * amount.
 */
export function lineText(line: Told, text: string, written: (amount: string) => string): string {
  if (!line) return text;
  const what = undone(line, sentenceText(line, text));
  if (line.paidDebt) return t('{what} ({amount} paid off a debt)', { what, amount: written(line.paidDebt) });
  return line.newDebt ? t('{what} ({amount} became a debt)', { what, amount: written(line.newDebt) }) : what;
}

function undone({ undo }: Line, what: string): string {
  if (undo === 'returned') return t('Returned: {what}', { what });
  return undo === 'reversed' ? t('Reversed: {what}', { what }) : what;
}
