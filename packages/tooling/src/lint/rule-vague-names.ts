import { projectPath, type Rule } from './rule.ts';

const VAGUE = /(?:^|[/-])(utils?|helpers?|common|managers?|misc)(?=[./-]|$)/;

/** A file or folder is named after what it holds. */
export const vagueNames: Rule = {
  create(context) {
    const [, vague] = VAGUE.exec(projectPath(context)) ?? [];
    if (!vague) return {};
    return {
      Program(node) {
        context.report({ node, message: `"${vague}" says nothing: name the file after the one thing it holds` });
      },
    };
  },
};
