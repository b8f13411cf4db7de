/** Where one types, and in what lies over the page, letters are letters. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog], [role=alertdialog], [role=menu]') !== null
  );
}

/** Enter and the like belong to the control that has the focus. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, [role=combobox]') !== null;
}
