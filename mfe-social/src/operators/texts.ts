import { defineTexts } from '@facet/remote-kit';

const texts = defineTexts({ es: () => import('./locales/es.json') });

export const { t, Trans } = texts;
