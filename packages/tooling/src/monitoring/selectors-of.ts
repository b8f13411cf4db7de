import { parser } from '@prometheus-io/lezer-promql';

/** A metric that an expression reads, and what it wants to know of its labels. */
export interface Selector {
  metric: string;
  /** Every label that is matched or grouped by. */
  labels: readonly string[];
  /** Values that a label must have: `state="unknown"`. */
  equals: readonly { label: string; value: string }[];
}

type Tree = ReturnType<typeof parser.parse>;
type Node = Tree['topNode'];

/** Grafana's own variables, as a value that PromQL takes there. */
const GRAFANA_DURATION = /\$__(?:rate_interval|interval|range)/g;
/** Filled in by Grafana when somebody looks: any value. */
const GRAFANA_VALUE = /^\$/;

/** What a PromQL expression reads. @throws when it is not PromQL. */
export function selectorsOf(expression: string): Selector[] {
  const text = expression.replaceAll(GRAFANA_DURATION, '5m');
  const nodes = nodesOf(parser.parse(text));
  const wrong = nodes.find((node) => node.type.isError);
  if (wrong) throw new Error(`no PromQL at "${text.slice(Math.max(0, wrong.from - 20), wrong.to + 20).trim()}" in: ${expression}`);
  const written = (node: Node): string => text.slice(node.from, node.to);
  const groupings = nodes.filter(({ name }) => name === 'GroupingLabels');
  return nodes
    .filter(({ name }) => name === 'VectorSelector')
    .map((selector) => {
      const name = selector.getChild('Identifier');
      if (!name) throw new Error(`no metric is named at "${written(selector)}" in: ${expression}`);
      const matchers = selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const grouped = groupings.filter((grouping) => isOver(grouping, selector)).flatMap((grouping) => grouping.getChildren('LabelName'));
      const matched = matchers.flatMap((matcher) => matcher.getChildren('LabelName'));
      return {
        metric: written(name),
        labels: [...new Set([...grouped, ...matched].map(written))],
        equals: matchers.flatMap((matcher) => equal(matcher, written)),
      };
    });
}

function nodesOf(tree: Tree): Node[] {
  const nodes: Node[] = [];
  tree.iterate({ enter: ({ node }) => void nodes.push(node) });
  return nodes;
}

/** A grouping is about everything in its aggregation, and that of a binary operator about both sides. */
function isOver(grouping: Node, selector: Node): boolean {
  const whole = grouping.parent?.parent;
  return whole !== null && whole !== undefined && whole.from <= selector.from && selector.to <= whole.to;
}

function equal(matcher: Node, written: (node: Node) => string): Selector['equals'] {
  const [label, value] = [matcher.getChild('LabelName'), matcher.getChild('StringLiteral')];
  if (!label || !value || !matcher.getChild('MatchOp')?.getChild('EqlSingle')) return [];
  const text = written(value).slice(1, -1);
  return GRAFANA_VALUE.test(text) ? [] : [{ label: written(label), value: text }];
}
