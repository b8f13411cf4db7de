/** As the services shorten it. */
export function shortName(username: string): string {
  return `${username.slice(0, 1)}•••${username.slice(-1)}`;
}
