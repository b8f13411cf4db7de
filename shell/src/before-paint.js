// Loaded before the style sheets apply, so that a remembered theme never flashes the other one. The key and its values are those of @facet/ui's theme.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the system's theme stays.
  }
})();
