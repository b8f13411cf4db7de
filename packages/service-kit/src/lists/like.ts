const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for LIKE that finds the text anywhere, its own signs standing for themselves. */
export const containing = (text: string): string => `%${literally(text)}%`;

export const beginningWith = (text: string): string => `${literally(text)}%`;

/** Below it an index of parts of words is of no help, and a name is looked for by its beginning. */
const PART_MIN_LENGTH = 3;

/** The pattern for a name, in the lower case that it is given in. */
export const named = (search: string): string => (search.length < PART_MIN_LENGTH ? beginningWith(search) : containing(search));
