declare const marked: unique symbol;

/** A text that `msg` marked: it is in the catalogue, and only `t` can show it. */
export interface Message {
  readonly [marked]: true;
}

/** A text as it is written in the code; one from elsewhere is never translated, and does not compile. */
export type WrittenText<Text extends string> = string extends Text ? never : Text;

export type Values = Readonly<Record<string, string | number>>;

/** The text in the language of the page. The English one is its name in the catalogue. */
export type Translate = <Text extends string>(text: WrittenText<Text> | Message, values?: Values) => string;

/**
 * Marks a text that is translated later, where it is shown: `const label = { open: msg('Open') }`, then
 * `t(label.open)`.
 */
export function msg<Text extends string>(text: WrittenText<Text>): Message {
  return text as unknown as Message;
}
