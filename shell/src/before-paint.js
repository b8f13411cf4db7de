// What a text may become, whoever asks: the address of a script, if it is a file of this site. Never code; nor markup,
// for it has none (Radix sets the text of a style sheet that way).
{
  const types = /** @type {{ createPolicy(name: string, rules: object): void } | undefined} */ (globalThis.trustedTypes);
  types?.createPolicy('default', {
    createHTML: (/** @type {string} */ text) => (text.includes('<') ? null : text),
    createScriptURL(/** @type {string} */ text) {
      const { origin, pathname } = new URL(text, location.origin);
      return origin === location.origin && /^\/(remotes\/[\w./+-]+\/)?[\w.-]+\.js$/.test(pathname) ? text : null;
    },
  });
}

// Loaded before the style sheets apply, so that a remembered theme never flashes the other one. The key and its values
// are those of @facet/ui's theme.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the system's theme stays.
  }
})();

// A page that came drawn can be pressed before the scripts that answer: the last press waits for them. Where they drew
// it anew, the button of the same name has it.
{
  let /** @type {HTMLElement | null} */ pressed = null;
  const note = (/** @type {Event} */ { target }) => (pressed = target instanceof Element ? target.closest('[data-drawn] button') : null);
  addEventListener('click', note, true);
  const nameOf = (/** @type {HTMLElement | null} */ button) => button?.getAttribute('aria-label') ?? button?.textContent;
  const answer = () => {
    removeEventListener('click', note, true);
    if (pressed?.isConnected) return pressed.click();
    const /** @type {NodeListOf<HTMLElement>} */ buttons = document.querySelectorAll('#root button');
    if (pressed) [...buttons].find((button) => nameOf(button) === nameOf(pressed))?.click();
  };
  addEventListener('page-taken-over', answer, { once: true });
}
