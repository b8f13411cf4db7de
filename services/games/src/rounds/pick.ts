/** The named properties of an object schema: what one answer shares with another. */
export function pick<Properties extends object, const Names extends readonly (keyof Properties)[]>(
  properties: Properties,
  names: Names,
): Pick<Properties, Names[number]> {
  return Object.fromEntries(names.map((name) => [name, properties[name]])) as Pick<Properties, Names[number]>;
}
