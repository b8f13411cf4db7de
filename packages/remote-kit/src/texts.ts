import { defineTexts } from '@facet/texts';

const texts = defineTexts((language) => import(`./locales/${language}.json`));

export const { t } = texts;
