import { Type } from '@facet/service-kit';

/** One line of text: no control characters, which neither a database nor a reader wants. */
export function Line(options: { minLength?: number; maxLength: number; description?: string }) {
  return Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f]*$', ...options });
}
