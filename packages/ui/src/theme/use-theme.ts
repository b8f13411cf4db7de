import { useSyncExternalStore } from 'react';
import { chooseTheme, currentChoice, currentTheme, onThemeChange, type Theme, type ThemeChoice } from './theme.ts';

export interface ThemeState {
  /** What is on the screen. */
  theme: Theme;
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

/** The theme, and how to change it; remembered in this browser. */
export function useTheme(): ThemeState {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'dark' as const);
  const choice = useSyncExternalStore(onThemeChange, currentChoice, () => 'system' as const);
  return { theme, choice, choose: chooseTheme };
}
