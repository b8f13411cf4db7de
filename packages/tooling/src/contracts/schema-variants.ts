import type { OpenapiDocument, Schema } from './openapi-document.ts';

/**
 * What a value may be, one alternative each: references followed, unions and lists of types taken apart, literals of
 * one type joined.
 */
export function variantsOf(schema: Schema, document: OpenapiDocument): Schema[] {
  const { $ref, anyOf, oneOf, allOf, type, ...rest } = schema;
  if ($ref !== undefined) return variantsOf(referenced($ref, document), document);
  if (allOf) return [allOf.flatMap((part) => variantsOf(part, document)).reduce(intersection, { type: 'object' })];
  const union = anyOf ?? oneOf;
  if (union) return joinLiterals(union.flatMap((part) => variantsOf(part, document)));
  const kinds = typeof type === 'string' || type === undefined ? [type] : type;
  // the limits are those of texts and numbers
  return kinds.map((kind) =>
    kind === 'null' ? { type: kind } : { ...rest, ...(kind !== undefined && { type: kind }), ...literals(rest) },
  );
}

function referenced($ref: string, document: OpenapiDocument): Schema {
  const found = document.components?.schemas?.[$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`the document refers to ${$ref}, which it does not hold`);
  return found;
}

function literals({ const: only, enum: values }: Schema): Pick<Schema, 'enum'> {
  if (only !== undefined) return { enum: [only] };
  return values ? { enum: values } : {};
}

function intersection(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    properties: { ...one.properties, ...other.properties },
    required: [...(one.required ?? []), ...(other.required ?? [])],
  };
}

function joinLiterals(variants: readonly Schema[]): Schema[] {
  const joined: Schema[] = [];
  for (const variant of variants) {
    const same = joined.findIndex((known) => known.enum && variant.enum && known.type === variant.type);
    const known = joined[same];
    if (known) joined[same] = { ...known, enum: [...(known.enum ?? []), ...(variant.enum ?? [])] };
    else joined.push(variant);
  }
  return joined;
}
