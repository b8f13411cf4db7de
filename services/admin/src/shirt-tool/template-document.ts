/**
 * The id of the picture that a shirt's document names; null when it names none. Only digits are taken out of the text,
 * whatever else stands in it: `<Content name="ShirtTemplate"><url>http://www.roblox.com/asset/?id=123</url></Content>`.
 */
export function templateImageId(document: Buffer): string | null {
  const text = document.toString('utf8');
  const url = /<Content name="ShirtTemplate">\s{0,100}<url>([^<]{1,300})<\/url>/.exec(text)?.[1];
  return /[?&]id=(\d{1,19})$/.exec(url ?? '')?.[1] ?? /^rbxassetid:\/\/(\d{1,19})$/.exec(url ?? '')?.[1] ?? null;
}
