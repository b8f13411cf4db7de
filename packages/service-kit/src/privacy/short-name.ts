/** A name as other members see it: enough for its owner to know it, "n•••a" for "nova". */
export function shortName(username: string): string {
  return `${username.slice(0, 1)}•••${username.slice(-1)}`;
}
