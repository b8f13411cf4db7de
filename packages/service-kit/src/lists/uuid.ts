import { Type } from 'typebox';

const PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const pattern = new RegExp(PATTERN);

/** A UUID as PostgreSQL writes it, in small letters: two that are equal are equal as text. */
export const isUuid = (text: string): boolean => pattern.test(text);

/** For a schema, where ids are compared as text. */
export const UuidText = Type.String({ pattern: PATTERN });
