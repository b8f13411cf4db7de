const LONGEST_LINE = 160;

/**
 * What fits into a line stands in one, an example always does, what is the only field of an object opens and closes
 * with it, and words of a list share lines. `before`: what stands in the line already, the comma after it included.
 */
export function printJson(value: unknown, indent = '', before = 0): string {
  const line = printLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= LONGEST_LINE) return line;
  const inner = `${indent}  `;
  const list = (items: readonly string[]): string => items.map((item) => `${inner}${item}`).join(',\n');
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return `[\n${filled(value.map(printLine), inner)}\n${indent}]`;
  if (Array.isArray(value)) return `[\n${list(value.map((item) => printJson(item, inner, 1)))}\n${indent}]`;
  const [only, ...others] = Object.entries(value);
  if (only && others.length === 0) return `{ "${only[0]}": ${printJson(only[1], indent, before + only[0].length + 8)} }`;
  const fields = Object.entries(value).map(
    ([key, part]) => `"${key}": ${key === 'example' ? printLine(part) : printJson(part, inner, key.length + 5)}`,
  );
  return `{\n${list(fields)}\n${indent}}`;
}

function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}${last}, ${item},`.length <= LONGEST_LINE) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return lines.map((line) => `${indent}${line}`).join(',\n');
}

function printLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, part]) => `"${key}": ${printLine(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
