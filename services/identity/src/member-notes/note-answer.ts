import { Type, type Static } from '@facet/service-kit';

/** What an operator noted for others, in a case or about a member. */
export const NoteAnswer = Type.Object(
  { id: Type.String(), operator: Type.String(), text: Type.String(), createdAt: Type.String({ format: 'date-time' }) },
  { $id: 'OperatorNote' },
);

interface Note {
  id: string;
  operator: string;
  text: string;
  createdAt: Date;
}

export function presentNote({ id, operator, text, createdAt }: Note): Static<typeof NoteAnswer> {
  return { id, operator, text, createdAt: createdAt.toISOString() };
}
