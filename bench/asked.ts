/** The whole number that a variable of the environment asks for, `otherwise` when it is absent. */
export function askedNumber(variable: string, otherwise: number): number {
  const text = process.env[variable];
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) refuse(`${variable} is a whole number from 1, not ${text}`);
  return Number(text);
}

/** Those of `known` whose names a variable of the environment lists, separated by commas; all when it is absent. */
export function askedOf<Named extends { readonly name: string }>(variable: string, known: readonly Named[]): Named[] {
  const names = process.env[variable]?.split(',');
  const unknown = names?.filter((name) => !known.some((one) => one.name === name)) ?? [];
  if (unknown.length > 0) refuse(`${variable}: there is no ${unknown.join(', ')}: ${namesOf(known)}`);
  return known.filter(({ name }) => names?.includes(name) ?? true);
}

/** Those of `known` with one of the words in their name, all without words. */
export function namedBy<Named extends { readonly name: string }>(words: readonly string[], known: readonly Named[]): Named[] {
  const unknown = words.filter((word) => !known.some(({ name }) => name.includes(word)));
  if (unknown.length > 0) refuse(`there is no ${unknown.join(', ')}: ${namesOf(known)}`);
  return known.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

/** What measures nothing must not look as if all goals were reached. */
export function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

function namesOf(known: readonly { readonly name: string }[]): string {
  return known.map(({ name }) => name).join('; ');
}
