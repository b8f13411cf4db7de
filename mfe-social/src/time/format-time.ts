import { dateFormat } from '@facet/remote-kit';

const time = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "20 Nov, 19:05" in the member's own time zone. */
export function formatTime(iso: string): string {
  return time(iso);
}
