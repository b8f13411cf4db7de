import { borderViolation } from './borders.ts';
import { projectPath, type Node, type Rule } from './rule.ts';

/** Every way to import: statements, re-exports, `import()`, and types by `import('…')`. */
export const borders: Rule = {
  create(context) {
    const file = projectPath(context);
    const check = ({ source }: Node): void => {
      if (!source || typeof source.value !== 'string') return;
      const message = borderViolation(file, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
