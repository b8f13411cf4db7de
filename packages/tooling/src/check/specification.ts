/**
 * What a test says of itself that holds a statement of the specification, as `e2e/spec` leaves it in the test's `meta`.
 */
export interface StatementOfTest {
  /** Chapter and place in it, such as `2.31`. */
  id: string;
  says: string;
  /** Tests of the same run that hold it as well: file from the project's root, and title as it is written there. */
  provenBy: readonly { file: string; title: string }[];
  /** The decision by which the product differs. */
  decided?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    statement?: StatementOfTest;
  }
}

export interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly problem?: string;
  readonly statement?: StatementOfTest;
}

/** How many statements the specification was found to make; see `e2e/README.md`. */
export const STATEMENTS = 271;

export interface Tally {
  readonly held: number;
  readonly decided: number;
  /** A line for each statement that does not hold, or that nothing proves. */
  readonly failures: readonly string[];
  readonly line: string;
}

/**
 * Which statements hold, by the tests of one run. A statement whose other proof did not run or did not pass does not
 * hold.
 */
export function tallyOf(tests: readonly TestOutcome[]): Tally {
  const statements = tests.flatMap((test) => (test.statement ? [{ ...test, statement: test.statement }] : []));
  const failures = statements.flatMap((test) =>
    problemsOf(test, tests).map((problem) => `${test.statement.id} ${test.statement.says}: ${problem}`),
  );
  const failed = new Set(failures.map((line) => line.slice(0, line.indexOf(' '))));
  const good = statements.filter(({ statement }) => !failed.has(statement.id));
  const decided = good.filter(({ statement }) => statement.decided !== undefined).length;
  const held = good.length - decided;
  const missing =
    statements.length === STATEMENTS ? [] : [`the specification makes ${STATEMENTS} statements, e2e/spec looked at ${statements.length}`];
  return { held, decided, failures: [...failures, ...missing], line: `spec: ${held} of ${STATEMENTS} hold, ${decided} decided` };
}

function problemsOf(test: TestOutcome & { statement: StatementOfTest }, all: readonly TestOutcome[]): string[] {
  if (!test.passed) return [test.problem ?? 'its check did not run'];
  return test.statement.provenBy.flatMap(({ file, title }) => {
    const written = patternOf(title);
    const proofs = all.filter((other) => other.file === file && written.test(other.name));
    if (proofs.length === 0) return [`${file} > ${title}: no such test ran`];
    return proofs.filter(({ passed }) => !passed).map(({ name }) => `${file} > ${name}: did not pass`);
  });
}

/** Of a title as it is written, with the places that a table of cases fills in: `%s`, `$name`. */
function patternOf(title: string): RegExp {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/%[a-z]|\\\$[a-z.]+/gi, '.*')}$`, 's');
}
