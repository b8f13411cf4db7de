import postcss from 'postcss';
import { valueProblem } from './value-problem.ts';

/** What a style sheet writes itself instead of taking it from the tokens, a line each. */
export function styleSheetProblems(file: string, source: string): string[] {
  const problems: string[] = [];
  const root = postcss.parse(source, { from: file });
  root.walkDecls(({ prop, value, source: place, parent }) => {
    // What a font file offers is no choice of a style.
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face') return;
    const what = valueProblem(prop, value);
    if (what) problems.push(`${file}:${place?.start?.line}: ${what} without a token: ${prop}: ${value}`);
  });
  root.walkAtRules('media', ({ params, source: place }) => {
    if (/width[^)]*\dpx/.test(params))
      problems.push(`${file}:${place?.start?.line}: a width that does not grow with the text, em does: ${params}`);
  });
  return problems;
}
