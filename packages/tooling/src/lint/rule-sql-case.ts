import type { Node, Rule } from './rule.ts';

/** What stands in statements and in nothing else that we write; a value such as `'DELETE'` has nothing behind it. */
const CAPITALS =
  /\b(?:(?:SELECT|FROM|JOIN|WHERE|VALUES|RETURNING)\s+[\w($*:?]|(?:INSERT INTO|DELETE FROM|ORDER BY|GROUP BY|UNION ALL|NOT NULL|IS NULL|NOT EXISTS)\b|UPDATE \S+ SET\b|(?:CREATE|ALTER|DROP) (?:TABLE|INDEX|FUNCTION|TRIGGER|DATABASE|ROLE)\b)/;

/** The words of SQL are in lower case, so that a statement is found however it was written. */
export const sqlCase: Rule = {
  create(context) {
    const check = (node: Node, text: unknown): void => {
      const [words] = (typeof text === 'string' && CAPITALS.exec(text)) || [];
      if (words !== undefined) context.report({ node, message: `"${words}": SQL is written in lower case` });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, (node.value as { raw: string }).raw),
    };
  },
};
