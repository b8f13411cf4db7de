import Type from 'typebox';

/** The schema of every failed answer, for a route's `response` (`'4xx': ErrorAnswer`). */
export const ErrorAnswer = Type.Object(
  {
    error: Type.String({ description: 'the same as message' }),
    message: Type.String({ description: 'for people' }),
    code: Type.String({ description: 'for programs, from a closed set' }),
    requestId: Type.String(),
  },
  { $id: 'ErrorAnswer' },
);
