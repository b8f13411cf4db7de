import { useState } from 'react';

type Problems<Values> = Partial<Record<keyof Values, string>>;

export interface Form<Values> {
  values: Values;
  problems: Problems<Values>;
  /** For a field: its value, its error, and what it does when one types. */
  field: (name: keyof Values & string) => {
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  /** Takes the field's error away: it is looked at again when the form is sent. */
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** How many fields are wrong; each says what. */
  check: () => number;
  /** As at the beginning. */
  reset: () => void;
}

/** What is typed into a form, and what `problemsOf` finds wrong with it when it is sent. */
export function useForm<Values extends object>(initial: Values, problemsOf: (values: Values) => Problems<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});

  const set: Form<Values>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
  };
  return {
    values,
    problems,
    set,
    field: (name) => ({
      value: String(values[name]),
      error: problems[name],
      onChange: ({ target }) => set(name, target.value as Values[typeof name]),
    }),
    reset: () => {
      setValues(initial);
      setProblems({});
    },
    check: () => {
      const found = problemsOf(values);
      setProblems(found);
      return Object.keys(found).length;
    },
  };
}
