import { currentLanguage, formatTime, type Message, type NoticeKind } from '@facet/remote-kit';
import { formatAmount, rankLabel } from '@facet/ui';
import { t } from '../texts.ts';
import type { Notice } from './inbox-api.ts';

type Part = 'label' | 'about' | 'text' | 'detail' | 'action';

/** What a remote calls a kind, in the language of the page. */
export function noticeText(kind: NoticeKind, part: Part, values: Notice['values'] = {}): string {
  const written = kind[`${part}s`]?.[currentLanguage()] ?? kind[part];
  if (written === undefined) return '';
  // Declared by the domain that tells it, with its translations: not ours to write out here.
  return t(written as unknown as Message, shown(values)).trim();
}

/** Amounts as the site writes them, ranks as the page's language calls them, instants by the reader's clock. */
function shown(values: Notice['values']): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toShown(name, value)]));
}

function toShown(name: string, value: string): string {
  if (name === 'rank') return rankLabel(value);
  if (name.endsWith('At')) return formatTime(value);
  return /amount$/i.test(name) ? formatAmount(value) : value;
}
