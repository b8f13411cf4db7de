import { chooseLanguage, currentLanguage, languages } from '@facet/texts';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { Select } from './select.tsx';
import { t } from './texts.ts';

/**
 * Chooses the language of the site, each by its own name; the page is loaded anew in it. `named`: a field that
 * says which one is spoken.
 */
export function LanguageMenu({ named = false }: { named?: boolean | undefined }) {
  if (named)
    return (
      <Select
        label={t('Language')}
        options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
        value={currentLanguage()}
        onValueChange={chooseLanguage}
      />
    );
  return (
    <Menu
      trigger={<IconButton icon="languages" label={t('Language')} />}
      actions={Object.entries(languages).map(([language, { name }]) => ({
        label: <span lang={language}>{name}</span>,
        icon: language === currentLanguage() ? 'check' : undefined,
        onSelect: () => chooseLanguage(language),
      }))}
    />
  );
}
