import { dateFormat } from '@facet/remote-kit';
import { t } from '../texts.ts';

const day = dateFormat({ day: 'numeric', month: 'short' });

/** How long ago, in a word; of another day, which. */
export function agoOf(time: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(time)) / 60_000));
  if (minutes < 60) return t('{minutes} min', { minutes });
  if (minutes < 24 * 60) return t('{hours} h', { hours: Math.floor(minutes / 60) });
  return day(time);
}
