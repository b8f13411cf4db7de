import { defineTexts } from '@facet/texts';

/** The few words that components say by themselves. */
const texts = defineTexts((language) => import(`./locales/${language}.json`));

export const { t } = texts;
