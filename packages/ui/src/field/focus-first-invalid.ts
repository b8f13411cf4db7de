/** Moves the focus to the first control of a form that is marked invalid. Call it after the errors were rendered. */
export function focusFirstInvalid(form: ParentNode): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
