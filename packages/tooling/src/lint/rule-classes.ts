import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rule } from './rule.ts';

/**
 * A class that a component takes from its stylesheet stands there: one that does not is `undefined`, and nobody sees it
 * go.
 */
export const classes: Rule = {
  create(context) {
    const stylesheets = new Map<unknown, ReadonlySet<string>>();
    return {
      ImportDefaultSpecifier(node) {
        const path = node.parent?.source?.value;
        if (typeof path !== 'string' || !path.endsWith('.module.css')) return;
        stylesheets.set(node.local?.name, classesOf(join(dirname(context.filename), path)));
      },
      MemberExpression(node) {
        const known = stylesheets.get(node.object?.name);
        const name = node.computed ? node.property?.value : node.property?.name;
        if (!known || typeof name !== 'string' || known.has(name)) return;
        context.report({ node, message: `the stylesheet has no class "${name}"` });
      },
    };
  },
};

function classesOf(stylesheet: string): ReadonlySet<string> {
  return new Set([...readFileSync(stylesheet, 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
