import type { Node, Rule } from './rule.ts';

const WIDTH = 120;

interface Comment extends Node {
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}

/** Comments are prose: a line of them is at most 120 characters wide. Code is the formatter's. */
export const commentWidth: Rule = {
  create: ({ sourceCode, report }) => ({
    Program() {
      const lines = sourceCode.text.split('\n');
      for (const comment of sourceCode.getAllComments() as readonly Comment[]) {
        const { start, end } = comment.loc;
        const wide = lines.slice(start.line - 1, end.line).find((line) => line.length > WIDTH && isOnlyComment(line));
        if (wide !== undefined) report({ node: comment, message: `this comment is ${wide.length} characters wide; ${WIDTH} are enough` });
      }
    },
  }),
};

const isOnlyComment = (line: string): boolean => /^\s*(\/\/(?! oxlint-)|\/?\*)/.test(line);
