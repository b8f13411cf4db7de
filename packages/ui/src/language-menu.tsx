import { chooseLanguage, currentLanguage, languages } from '@facet/texts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { t } from './texts.ts';

/**
 * Chooses the language of the site, each by its own name; the page is loaded anew in it. `named`: the one that is
 * spoken stands on the button.
 */
export function LanguageMenu({ named = false }: { named?: boolean | undefined }) {
  const spoken = languages[currentLanguage()]?.name ?? currentLanguage();
  return (
    <Menu
      trigger={
        named ? (
          <Button wide icon="languages" iconAfter="chevron-down" aria-label={`${t('Language')}: ${spoken}`}>
            {spoken}
          </Button>
        ) : (
          <IconButton icon="languages" label={t('Language')} />
        )
      }
      actions={Object.entries(languages).map(([language, { name }]) => ({
        label: <span lang={language}>{name}</span>,
        icon: language === currentLanguage() ? 'check' : undefined,
        onSelect: () => chooseLanguage(language),
      }))}
    />
  );
}
