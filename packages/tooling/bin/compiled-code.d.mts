/**
 * From now on Node keeps what it made of sources (in `.cache/compiled`), and this process and all that it starts find
 * it again.
 */
export function keepCompiledCode(folder?: string): void;
