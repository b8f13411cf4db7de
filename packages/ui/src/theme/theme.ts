/** system: what the operating system says; the others are the person's own choice. */
export type ThemeChoice = 'system' | 'dark' | 'light';
export type Theme = 'dark' | 'light';

const STORAGE_KEY = 'theme';
const LIGHT = '(prefers-color-scheme: light)';

let choice: ThemeChoice = 'system';
const listeners = new Set<() => void>();

/** Puts the remembered theme on the page. Call it once before the first render, so that nothing flashes. */
export function applyStoredTheme(): void {
  apply(readStored());
}

export function chooseTheme(next: ThemeChoice): void {
  apply(next);
  store(next);
}

export function currentChoice(): ThemeChoice {
  return choice;
}

/** What is on the screen: the choice, or what the system says. */
export function currentTheme(): Theme {
  if (choice !== 'system') return choice;
  return typeof matchMedia === 'function' && matchMedia(LIGHT).matches ? 'light' : 'dark';
}

/** Calls back when the choice or the system's mind changes. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  const system = typeof matchMedia === 'function' ? matchMedia(LIGHT) : undefined;
  listeners.add(listener);
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}

function apply(next: ThemeChoice): void {
  choice = next;
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  for (const listener of listeners) listener();
}

function readStored(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    // A browser may forbid storage altogether: the theme then lives as long as the page.
    return 'system';
  }
}

function store(next: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Forbidden or full: as above.
  }
}
