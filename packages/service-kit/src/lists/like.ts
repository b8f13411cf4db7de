const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for LIKE that finds the text anywhere, its own signs standing for themselves. */
export const containing = (text: string): string => `%${literally(text)}%`;

export const beginningWith = (text: string): string => `${literally(text)}%`;
