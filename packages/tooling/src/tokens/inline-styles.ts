import { Declaration, Input, Root, stringify, type ProcessOptions, type Syntax } from 'postcss';
import ts from 'typescript';

/** Attributes of a drawing that hold a colour. */
const COLOUR_ATTRIBUTES = ['fill', 'stroke', 'stopColor', 'floodColor', 'color'];
const MAY_HOLD_ONE = new RegExp(`(?:style|${COLOUR_ATTRIBUTES.join('|')})=`);
/** Numbers that are no pixels. */
const WITHOUT_UNIT = ['flex', 'flexGrow', 'flexShrink', 'opacity', 'order', 'gridRow', 'gridColumn', 'scale', 'lineHeight', 'zIndex'];

/**
 * A component to stylelint: `style={{ … }}` and the colours of drawings as declarations, one for every text and number
 * that a value may become.
 */
export const inlineStyles: Syntax = { parse, stringify };

function parse(source: string | { toString(): string }, options?: Pick<ProcessOptions, 'from' | 'map'>): Root {
  const css = source.toString();
  const input = new Input(css, options);
  const root = new Root({ source: { input, start: { line: 1, column: 1, offset: 0 } } });
  // Reading a component takes longer than all else here.
  if (MAY_HOLD_ONE.test(css)) visit(ts.createSourceFile('a.tsx', css, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return root;

  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && node.initializer) visitAttribute(node.name.getText(), node.initializer);
    node.forEachChild(visit);
  }

  function visitAttribute(name: string, initializer: ts.Node): void {
    if (COLOUR_ATTRIBUTES.includes(name)) append(name, initializer);
    if (name === 'style') visitStyle(initializer);
  }

  function visitStyle(node: ts.Node): void {
    if (ts.isPropertyAssignment(node)) append(node.name.getText().replaceAll(/['"]/g, ''), node.initializer);
    else node.forEachChild(visitStyle);
  }

  function append(name: string, node: ts.Node): void {
    const value = writtenIn(node, name);
    const prop = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (value !== null)
      root.append(new Declaration({ prop, value, source: { input, start: placeOf(node.getStart()), end: placeOf(node.getEnd()) } }));
    node.forEachChild((child) => append(name, child));
  }

  function placeOf(offset: number): { line: number; column: number; offset: number } {
    const { line, col: column } = input.fromOffset(offset) ?? { line: 1, col: 1 };
    return { line, column, offset };
  }
}

function writtenIn(node: ts.Node, name: string): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node
      .getText()
      .slice(1, -1)
      .replaceAll(/\$\{[^}]*\}/g, 'var(--computed)');
  if (ts.isNumericLiteral(node)) return WITHOUT_UNIT.includes(name) ? node.text : `${node.text}px`;
  return null;
}
