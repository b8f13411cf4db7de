import ts from 'typescript';
import { valueProblem } from './value-problem.ts';

/** Attributes of a drawing that hold a colour. */
const COLOUR_ATTRIBUTES = ['fill', 'stroke', 'stopColor', 'floodColor', 'color'];
const MAY_HOLD_ONE = new RegExp(`(?:style|${COLOUR_ATTRIBUTES.join('|')})=`);
/** Numbers that are no pixels. */
const WITHOUT_UNIT = ['flex', 'flexGrow', 'flexShrink', 'opacity', 'order', 'gridRow', 'gridColumn', 'scale', 'lineHeight'];

/** What `style={{ … }}` and the colours of drawings in a component write themselves instead of taking it from the tokens, a line each. */
export function inlineStyleProblems(file: string, source: string): string[] {
  // Reading a component takes longer than all else here.
  if (!MAY_HOLD_ONE.test(source)) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems: string[] = [];
  visit(parsed);
  return problems;

  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && node.initializer) visitAttribute(node.name.getText(), node.initializer);
    node.forEachChild(visit);
  }

  function visitAttribute(name: string, initializer: ts.Node): void {
    if (COLOUR_ATTRIBUTES.includes(name)) report(name, initializer);
    if (name === 'style') visitStyle(initializer);
  }

  function visitStyle(node: ts.Node): void {
    if (ts.isPropertyAssignment(node)) report(node.name.getText().replaceAll(/['"]/g, ''), node.initializer);
    else node.forEachChild(visitStyle);
  }

  /** Every text and number that the value may become. */
  function report(name: string, value: ts.Node): void {
    const written = writtenIn(value, name);
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const what = written === null ? null : valueProblem(property, written);
    const line = parsed.getLineAndCharacterOfPosition(value.getStart()).line + 1;
    if (what) problems.push(`${file}:${line}: ${what} without a token: ${name}: ${written}`);
    value.forEachChild((child) => report(name, child));
  }
}

function writtenIn(node: ts.Node, name: string): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText();
  if (ts.isNumericLiteral(node)) return WITHOUT_UNIT.includes(name) || name === 'zIndex' ? node.text : `${node.text}px`;
  return null;
}
