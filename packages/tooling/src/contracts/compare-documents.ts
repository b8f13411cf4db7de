import { compareSchemas, type Direction } from './compare-schemas.ts';
import type { Answer, OpenapiDocument, Operation, Parameter, Schema } from './openapi-document.ts';

/** What of one operation no longer fits callers that were made for the document before. */
export interface BreakingChange {
  /** `GET`, `POST`, … */
  readonly method: string;
  /** As the document before has it: `/api/withdraw/{id}/cancel`. */
  readonly path: string;
  readonly operationId: string;
  /** A sentence each. */
  readonly problems: readonly string[];
}

/**
 * Every breaking change from one document to the next; none when callers of the one can stay as they are with the
 * other.
 */
export function compareDocuments(before: OpenapiDocument, after: OpenapiDocument): BreakingChange[] {
  const now = new Map(operationsOf(after).map((found) => [keyOf(found), found.operation]));
  return operationsOf(before).flatMap((found) => {
    const operation = now.get(keyOf(found));
    const problems = operation ? compareOperations(found.operation, operation, { before, after }) : ['is gone'];
    if (problems.length === 0) return [];
    return [{ method: found.method, path: found.path, operationId: found.operation.operationId ?? '', problems }];
  });
}

interface Found {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function operationsOf({ paths }: OpenapiDocument): Found[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** What a parameter in the path is called matters to nobody outside. */
function keyOf({ method, path }: Found): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

interface Documents {
  readonly before: OpenapiDocument;
  readonly after: OpenapiDocument;
}

function compareOperations(old: Operation, now: Operation, documents: Documents): string[] {
  const compare = (direction: Direction, where: string, one: Schema = {}, other: Schema = {}): string[] =>
    compareSchemas(one, other, where, { ...documents, direction, open: new Set() });
  return [
    ...compareParameters(old.parameters ?? [], now.parameters ?? [], (where, one, other) => compare('request', where, one, other)),
    ...compareBodies(old, now, (one, other) => compare('request', 'body', one, other)),
    ...compareAnswers(answersOf(old, documents.before), answersOf(now, documents.after), (status, one, other) =>
      compare('response', `answer ${status}`, one, other),
    ),
  ];
}

function compareParameters(
  olds: readonly Parameter[],
  nows: readonly Parameter[],
  compare: (where: string, old?: Schema, now?: Schema) => string[],
): string[] {
  const named = (list: readonly Parameter[]) => list.filter((parameter) => parameter.in !== 'path');
  const find = (list: readonly Parameter[], wanted: Parameter) => list.find(({ in: at, name }) => at === wanted.in && name === wanted.name);
  const changed = named(olds).flatMap((old) => {
    const now = find(nows, old);
    return now ? compare(`${old.in} ${old.name}`, old.schema, now.schema) : [`${old.in} ${old.name} is no longer accepted`];
  });
  const demanded = named(nows).filter((now) => now.required && !find(olds, now)?.required);
  return [...changed, ...demanded.map(({ in: at, name }) => `${at} ${name} is now required`)];
}

function compareBodies(old: Operation, now: Operation, compare: (old?: Schema, now?: Schema) => string[]): string[] {
  const [before, after] = [old.requestBody, now.requestBody];
  if (!before) return after?.required ? ['a body is now required'] : [];
  if (!after) return ['a body is no longer accepted'];
  return Object.entries(before.content).flatMap(([type, { schema }]) => {
    const other = after.content[type];
    return other ? compare(schema, other.schema) : [`a body of ${type} is no longer accepted`];
  });
}

type Answers = Readonly<Record<string, Answer>>;

/** References followed. */
function answersOf({ responses }: Operation, { components }: OpenapiDocument): Answers {
  const resolve = (answer: Answer): Answer => components?.responses?.[answer.$ref?.replace('#/components/responses/', '') ?? ''] ?? answer;
  return Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, resolve(answer)]));
}

function compareAnswers(olds: Answers, nows: Answers, compare: (status: string, old?: Schema, now?: Schema) => string[]): string[] {
  return Object.entries(olds).flatMap(([status, { content }]) => {
    const other = nows[status];
    if (!other) return status.startsWith('2') ? [`answer ${status} is gone`] : [];
    return Object.entries(content ?? {}).flatMap(([type, { schema }]) => {
      const body = other.content?.[type];
      return body ? compare(status, schema, body.schema) : [`answer ${status} is no longer ${type}`];
    });
  });
}
