type Schema = Record<string, unknown>;

/**
 * The same schema of an answer, where what may be null and what is one of some words is written without a union: the
 * stringifier would build a validator for each union, and ask it at each answer which member it has before it. Unions
 * of anything else stay. Names (`$id`) are the contract's: the stringifier takes none twice.
 */
export function plainUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainUnions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, $id: _name, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, plainUnions(part)]));
  if (!Array.isArray(anyOf)) return anyOf === undefined ? rest : { ...rest, anyOf };
  const members = (anyOf as Schema[]).filter(({ type }) => type !== 'null');
  const nullable = members.length < anyOf.length && { nullable: true };
  const [only] = members;
  if (only && members.length === 1) return { ...only, ...rest, ...nullable };
  if (members.every(isWord)) return { ...rest, type: 'string', ...nullable };
  return { ...rest, anyOf };
}

const isWord = ({ type, const: word }: Schema): boolean => type === 'string' && typeof word === 'string';
