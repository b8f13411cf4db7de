import { chooseLanguage, currentLanguage, languages } from '@facet/texts';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { t } from './texts.ts';

/** Chooses the language of the site, each by its own name; the page is loaded anew in it. */
export function LanguageMenu() {
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
