/**
 * A schema is compiled once in a process, at whichever route it stands: every route declares the same answers for errors, and a test file starts
 * its service anew. What a schema says is its JSON; what is compiled of it keeps nothing from call to call.
 */
export function compiledOnce<Compiled>(): (schema: unknown, compile: () => Compiled) => Compiled {
  const known = new Map<string, Compiled>();
  return (schema, compile) => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? compile();
    known.set(text, compiled);
    return compiled;
  };
}
