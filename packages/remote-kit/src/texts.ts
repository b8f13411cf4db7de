import { defineTexts } from '@facet/texts';

const texts = defineTexts({ es: () => import('./locales/es.json') });

export const { t } = texts;
