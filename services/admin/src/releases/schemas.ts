import { Type } from '@facet/service-kit';

/** Text for people. PostgreSQL's text has no NUL. */
export const plainText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' });
