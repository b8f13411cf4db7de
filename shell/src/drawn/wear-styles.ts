/**
 * Gives elements that came drawn the `style` that they would have: scripts may set it, and React goes on from there.
 */
export function wearStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-drawn]');
  for (const rule of sheet?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      delete element.dataset['style'];
    }
  }
  sheet?.remove();
}
