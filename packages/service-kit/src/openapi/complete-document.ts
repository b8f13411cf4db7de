import { ErrorAnswer } from '../errors/error-answer.ts';
import type { Areas } from './areas.ts';
import { Examples } from './example-of.ts';

interface Body {
  schema?: { $ref?: string };
  example?: unknown;
}
type Content = Record<string, Body>;
interface Answer {
  description?: string;
  content?: Content;
  $ref?: string;
}
interface Operation {
  tags?: string[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
}
interface Document {
  info?: object;
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

const ABOUT = [
  'Money is R$, written as a text with two decimals (`"12.50"`); where it is sent, a number does as well.',
  'Times are ISO 8601 in UTC; a field’s unit is the end of its name (`timeoutMs`). Ids are UUIDs.',
  'A list goes on with its `nextCursor`, until that is null.',
  'What is refused answers `code`, for programs, and `message`, for people. Every call may answer 500 `internal_error` and 503 `unavailable`:',
  'what became of a call that changes something is not known then, so ask again with the same Idempotency-Key.',
].join(' ');
const LIMITED = ' The gateway answers 429 `too_many_requests`, with Retry-After, to anyone who asks too often.';
const CONTACT = { name: 'The owners of the service’s folder, by .github/CODEOWNERS' };
const ERROR_SCHEMA = '#/components/schemas/ErrorAnswer';
const failed = (description: string, code: string, message: string) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: ERROR_SCHEMA },
      example: { error: message, message, code, requestId: '7f3a9c52e1d04b68' },
    },
  },
});
const REFUSED = {
  '4XX': ['Refused', failed('It was refused; nothing was changed.', 'bad_request', 'body must have a text')],
  '5XX': ['Failed', failed('It could not be done now.', 'unavailable', 'This part of the site is not available right now.')],
} as const;
const DESCRIBED: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Not decided yet',
  204: 'Done',
};

/**
 * What every operation has beside what its route tells: an example, its error answers, words for the others; and the
 * areas, as tags.
 */
export function completeDocument(document: Document, { areas, side }: { areas: Areas; side: 'public' | 'internal' }): object {
  const { $id: _name, ...errorAnswer } = ErrorAnswer as object as Record<string, unknown>;
  const schemas = { ErrorAnswer: errorAnswer, ...document.components?.schemas };
  const examples = new Examples(schemas);
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, completeOperation(operation, examples)])),
    ]),
  );
  const used = new Set(Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(({ tags = [] }) => tags)));
  const tags = Object.entries(areas).filter(([name]) => used.has(name));
  return {
    ...document,
    info: { ...document.info, description: side === 'public' ? ABOUT + LIMITED : ABOUT, contact: CONTACT },
    servers: [side === 'public' ? { url: '/', description: 'The gateway' } : { url: '/', description: 'The service’s internal port' }],
    tags: tags.map(([name, { about }]) => ({ name, description: about })),
    components: { ...document.components, schemas, responses: Object.fromEntries(Object.values(REFUSED)) },
    paths,
  };
}

function completeOperation(operation: Operation, examples: Examples): Operation {
  const responses = Object.entries({ '4XX': {}, '5XX': {}, ...operation.responses }).map(
    ([status, answer]) => [status, completeAnswer(status, answer, examples)] as const,
  );
  const { requestBody } = operation;
  return {
    ...operation,
    ...(requestBody && { requestBody: { ...requestBody, content: withExamples(requestBody.content, examples) } }),
    responses: Object.fromEntries(responses),
  };
}

function completeAnswer(status: string, answer: Answer, examples: Examples): Answer {
  const shared = REFUSED[status as keyof typeof REFUSED];
  const isUsual = answer.content === undefined || answer.content['application/json']?.schema?.$ref === ERROR_SCHEMA;
  if (shared && isUsual) return { $ref: `#/components/responses/${shared[0]}` };
  const description = answer.description === 'Default Response' ? DESCRIBED[status] : answer.description;
  return { ...answer, description: description ?? 'Refused.', ...(answer.content && { content: withExamples(answer.content, examples) }) };
}

function withExamples(content: Content, examples: Examples): Content {
  return Object.fromEntries(
    Object.entries(content).map(([type, body]) => [
      type,
      type === 'application/json' ? { ...body, example: examples.of(body.schema) } : body,
    ]),
  );
}
