import { defineTexts } from '@facet/texts';

/** The few words that components say by themselves. */
const texts = defineTexts({ es: () => import('./es.json') });

export const { t } = texts;
