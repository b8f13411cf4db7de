import { projectPath, type Node, type Rule } from './rule.ts';

interface Retired {
  readonly name: RegExp;
  readonly word: string;
  /** Where it still stands. */
  readonly left?: RegExp;
}

/**
 * What docs/glossary.md calls by another word. Held against names in code and, written as such, of files and folders:
 * `sign-in-brake.ts` is `signInBrake`. Texts, addresses and fields that the specification fixes are no names of ours.
 */
const RETIRED: readonly Retired[] = [
  { name: /[hH]indrance/, word: 'ineligibility' },
  { name: /[cC]allees$|^ifAway$/, word: 'clients' },
  { name: /^[fF]old$/, word: 'Disclosure' },
  { name: /(?:^t|T)rail(?!ing|er|s)/, word: 'auditLog' },
  { name: /(?:^b|B)rake/, word: 'throttle' },
  { name: /^promos?(?!Code)[A-Z]|Promo(?!Code|t)/, word: 'promoCode' },
  { name: /[a-z]Words$|^words(?:Of|For|In)$|_WORDS$/, word: 'label', left: /^e2e\// },
  { name: /^story|Story|^STORY/, word: 'profile, its history a timeline' },
  { name: /[oO]bligation/, word: 'pendingCredit' },
  { name: /(?:^m|M)ovement/, word: 'transfer in the ledger, transaction as its member reads it' },
];

export const retiredNames: Rule = {
  create(context) {
    const path = projectPath(context);
    const retired = RETIRED.filter(({ left }) => left?.test(path) !== true);
    const seen = new Set<string>();
    const check = (name: string, node: Node): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const found = retired.find((each) => each.name.test(name));
      if (found) context.report({ node, message: `"${name}": the glossary calls it ${found.word}` });
    };
    return {
      Program: (node) =>
        path.split(/[/.]/).forEach((part) =>
          check(
            part.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
            node,
          ),
        ),
      Identifier: (node) => check(String(node.name), node),
    };
  },
};
