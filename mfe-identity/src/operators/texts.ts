import { defineTexts } from '@facet/remote-kit';

const texts = defineTexts((language) => import(`./locales/${language}.json`));

export const { t } = texts;
