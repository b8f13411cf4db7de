import { countedAnswer, Type, type SortFields } from '@facet/service-kit';

/** The query string of a list for operators: `sort` names a field, `-field` the other way round. */
export const listQuery = (fields: SortFields, byDefault: string) => ({
  search: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', description: 'a part of the username, or an id' })),
  sort: Type.Unsafe<string>({ type: 'string', enum: Object.keys(fields).flatMap((field) => [field, `-${field}`]), default: byDefault }),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor of the page before' })),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

/** What the answer has beside its rows. */
export const listAnswer = {
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  ...countedAnswer,
};
