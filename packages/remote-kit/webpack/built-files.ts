/** What a build made, by name. */
export type BuiltFiles = Map<string, Buffer>;

/** Of one that a build always makes. */
export function bytesOf(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`the build made no ${name}`);
  return bytes;
}
