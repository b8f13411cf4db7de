/**
 * A ref that takes the focus once, when the element appears. The same function at every render, so that it does not
 * take it again.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
