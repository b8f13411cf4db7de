/** What is typed into a form, by the names of its fields. */
export const typedIn = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as Partial<Record<string, string>>;
