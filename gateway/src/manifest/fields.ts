/**
 * Reads the fields of one JSON object and collects what is wrong with them, each with its path, so that an author
 * sees every mistake at once. A field that nobody read is a mistake too.
 */
export class Fields {
  readonly path: string;
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #errors: string[];
  readonly #read = new Set<string>();

  constructor(value: unknown, path: string, errors: string[]) {
    this.path = path;
    this.#errors = errors;
    this.#values = isObject(value) ? value : {};
    if (!isObject(value)) this.wrong('', 'must be an object');
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string, rule: RegExp, meaning: string): string {
    const value = this.#take(name);
    if (typeof value === 'string' && rule.test(value)) return value;
    this.wrong(name, `must be ${meaning}`);
    return '';
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.#take(name);
    const chosen = choices.find((choice) => choice === value);
    if (value !== undefined && chosen === undefined) this.wrong(name, `must be one of ${choices.join(', ')}`);
    return chosen ?? fallback;
  }

  flag(name: string): boolean {
    const value = this.#take(name);
    if (value !== undefined && typeof value !== 'boolean') this.wrong(name, 'must be true or false');
    return value === true;
  }

  wholeNumber(name: string): number {
    const value = this.#take(name);
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    this.wrong(name, 'must be a whole number, 0 or more');
    return 0;
  }

  texts(name: string, rule: RegExp, meaning: string): string[] {
    return this.#list(name).filter((value, index): value is string => {
      const good = typeof value === 'string' && rule.test(value);
      if (!good) this.wrong(`${name}/${index}`, `must be ${meaning}`);
      return good;
    });
  }

  objects(name: string): Fields[] {
    return this.#list(name).map((value, index) => new Fields(value, `${this.path}/${name}/${index}`, this.#errors));
  }

  object(name: string): Readonly<Record<string, unknown>> {
    const value = this.#take(name) ?? {};
    if (isObject(value)) return value;
    this.wrong(name, 'must be an object');
    return {};
  }

  named(name: string): [string, Fields][] {
    return Object.entries(this.object(name)).map(([key, inner]) => [key, new Fields(inner, `${this.path}/${name}/${key}`, this.#errors)]);
  }

  wrong(name: string, meaning: string): void {
    this.#errors.push(`${this.path}${name && `/${name}`} ${meaning}`);
  }

  /** To be called after the last field was read. */
  refuseOthers(): void {
    for (const name of Object.keys(this.#values)) if (!this.#read.has(name)) this.wrong(name, 'is not a known field');
  }

  #list(name: string): unknown[] {
    const value = this.#take(name) ?? [];
    if (!Array.isArray(value)) this.wrong(name, 'must be a list');
    return Array.isArray(value) ? value : [];
  }

  #take(name: string): unknown {
    this.#read.add(name);
    return this.#values[name];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
