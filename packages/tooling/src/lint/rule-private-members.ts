import type { Node, Rule } from './rule.ts';

/** What is private is so while it runs as well: `#name`. A constructor has no such form. */
export const privateMembers: Rule = {
  create(context) {
    const check = (node: Node): void => {
      if (node.accessibility !== 'private' || node.kind === 'constructor') return;
      context.report({ node, message: 'written #name: "private" holds for the compiler only' });
    };
    return {
      PropertyDefinition: check,
      AccessorProperty: check,
      MethodDefinition: check,
      TSAbstractPropertyDefinition: check,
      TSAbstractMethodDefinition: check,
      TSParameterProperty: check,
    };
  },
};
