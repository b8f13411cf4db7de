/**
 * A schema is compiled once in a process, at whichever route it stands: every route declares the same answers for
 * errors, and a test file starts its service anew. And only when a call needs it: a fifth of a start would go into what
 * is not asked for. What a schema says is its JSON; what is compiled of it keeps nothing from call to call.
 */
export function compiledOnce<Compiled>(): (schema: unknown, compile: () => Compiled) => () => Compiled {
  const known = new Map<string, Compiled>();
  return (schema, compile) => {
    let own: Compiled | undefined;
    const find = (): Compiled => {
      const text = JSON.stringify(schema);
      const compiled = known.get(text) ?? compile();
      known.set(text, compiled);
      return compiled;
    };
    return () => (own ??= find());
  };
}
