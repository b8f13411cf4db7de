import { chooseLanguage, currentLanguage, languages } from '@facet/texts';
import { Select } from './select.tsx';
import { t } from './texts.ts';

/** The menu of languages as a field among others, which says the one that is spoken. */
export function LanguageSelect() {
  return (
    <Select
      label={t('Language')}
      options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
      value={currentLanguage()}
      onValueChange={chooseLanguage}
    />
  );
}
