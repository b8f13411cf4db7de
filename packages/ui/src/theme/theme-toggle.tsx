import { IconButton } from '../icon-button.tsx';
import { t } from '../texts.ts';
import { useTheme } from './use-theme.ts';

/** Switches between dark and light. */
export function ThemeToggle() {
  const { theme, choose } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return <IconButton icon="sun-moon" label={other === 'dark' ? t('Switch to dark') : t('Switch to light')} onClick={() => choose(other)} />;
}
