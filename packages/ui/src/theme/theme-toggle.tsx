import { IconButton } from '../icon-button/icon-button.tsx';
import { useTheme } from './use-theme.ts';

/** Switches between dark and light. */
export function ThemeToggle() {
  const { theme, choose } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return <IconButton icon="sun-moon" label={`Switch to ${other}`} onClick={() => choose(other)} />;
}
