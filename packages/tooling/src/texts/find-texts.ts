import ts from 'typescript';

/** A text of the code, with the names that its call gives values for; null where that cannot be seen. */
export interface FoundText {
  text: string;
  given: string[] | null;
  line: number;
}

/**
 * The texts that a source file marks for translation: `t('…')`, `msg('…')` and `<Trans id="…" />`. Throws where a text
 * is not written out.
 */
export function findTexts(file: string, source: string): FoundText[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: FoundText[] = [];
  visit(parsed);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) visitCall(node);
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Trans') visitTrans(node);
    node.forEachChild(visit);
  }

  function visitCall(node: ts.CallExpression): void {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
    if (name !== 't' && name !== 'msg') return;
    const [text, values] = node.arguments;
    const written = text ? writtenIn(text) : [];
    if (name === 'msg' && written.length === 0) throw new Error(`${file}:${lineOf(node)}: msg() takes a text that is written out`);
    const given = values === undefined ? [] : namesIn(values);
    found.push(...written.map((each) => ({ text: each, given: name === 'msg' ? null : given, line: lineOf(node) })));
  }

  function visitTrans(node: ts.JsxSelfClosingElement): void {
    const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
    const valueOf = (name: string): ts.Expression | undefined => {
      const initializer = attributes.find((attribute) => attribute.name.getText() === name)?.initializer;
      return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    };
    const id = valueOf('id');
    const values = valueOf('values');
    const given = values === undefined ? [] : namesIn(values);
    found.push(...(id ? writtenIn(id) : []).map((text) => ({ text, given, line: lineOf(node) })));
  }

  function lineOf(node: ts.Node): number {
    return parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  }
}

/** `'Open'`, or each side of `isOpen ? 'Open' : 'Closed'`; nothing when it is a variable. */
function writtenIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return writtenIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)];
  return [];
}

function namesIn(node: ts.Expression): string[] | null {
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return null;
  return node.properties.flatMap((property) => (property.name ? [property.name.getText()] : []));
}
