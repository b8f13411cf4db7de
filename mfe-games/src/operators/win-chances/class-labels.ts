import { msg, type Message } from '@facet/remote-kit';
import type { ClassName } from './win-chance-rules.ts';

/** The words of each class, and from which p on it is. */
export const CLASSES: Readonly<
  Record<ClassName, { label: Message; advice: Message; range: Message; tone: 'danger' | 'warning' | 'accent' }>
> = {
  'Player Advantage': {
    label: msg('Player Advantage'),
    advice: msg('Too generous - player profits over time'),
    range: msg('p above 0.55'),
    tone: 'danger',
  },
  'Near Break-even': {
    label: msg('Near Break-even'),
    advice: msg('Borderline sustainable - monitor closely'),
    range: msg('p from 0.50 to 0.55'),
    tone: 'warning',
  },
  'House Advantage': { label: msg('House Advantage'), advice: msg('Sustainable for platform'), range: msg('p below 0.50'), tone: 'accent' },
};
