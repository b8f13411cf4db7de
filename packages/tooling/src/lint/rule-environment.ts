import { projectPath, type Rule } from './rule.ts';

const SERVICE_SOURCE = /^services\/[^/]+\/src\/(?!config\.ts$)/;

/** A service reads its environment in `src/config.ts` and nowhere else. */
export const environment: Rule = {
  create(context) {
    if (!SERVICE_SOURCE.test(projectPath(context))) return {};
    return {
      MemberExpression(node) {
        if (node.object?.name !== 'process' || node.property?.name !== 'env') return;
        context.report({ node, message: 'the environment is read in config.ts only' });
      },
    };
  },
};
