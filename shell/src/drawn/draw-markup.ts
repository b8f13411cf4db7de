import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The markup of what is drawn when the shell is built; throws when part of it cannot be. */
export async function drawMarkup(site: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(site, { onError: (error) => void failures.push(error) });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `a page cannot be drawn: ${String(failures[0])}`);
  return html;
}
