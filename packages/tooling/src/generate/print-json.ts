const LONGEST_LINE = 140;

/** As the formatter writes JSON: what fits into a line stands in one. `before`: what stands in the line already, the comma after it included. */
export function printJson(value: unknown, indent = '', before = 0): string {
  const line = printLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= LONGEST_LINE) return line;
  const inner = `${indent}  `;
  const list = (items: readonly string[]): string => items.map((item) => `${inner}${item}`).join(',\n');
  if (Array.isArray(value)) return `[\n${list(value.map((item) => printJson(item, inner, 1)))}\n${indent}]`;
  const fields = Object.entries(value).map(([key, part]) => `"${key}": ${printJson(part, inner, key.length + 5)}`);
  return `{\n${list(fields)}\n${indent}}`;
}

function printLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, part]) => `"${key}": ${printLine(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
