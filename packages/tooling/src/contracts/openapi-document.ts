/** The parts of a JSON schema that our contracts use (printed from TypeBox). */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Answer {
  readonly $ref?: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId?: string;
  /** For people. */
  readonly description?: string;
  /** The least role of operators that may; absent: the call is not for operators. */
  readonly 'x-operator-role'?: string;
  readonly 'x-operator-fresh'?: boolean;
  /** Why any sign-in will do for what by the rule asks for a fresh one. */
  readonly 'x-operator-any-sign-in'?: string;
  readonly 'x-operator-action'?: string | null;
  /** What the call may come to instead. */
  readonly 'x-operator-or-action'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface OpenapiDocument {
  readonly info: { readonly version: string };
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>>; readonly responses?: Readonly<Record<string, Answer>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The contract's major version: raised by each breaking change; 0 promises nothing yet. */
export function majorOf({ info }: OpenapiDocument): number {
  return Number(info.version.split('.')[0]);
}
