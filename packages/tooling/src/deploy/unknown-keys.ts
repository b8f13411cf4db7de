import * as kubernetes from '@kubernetes/client-node';

interface Attribute {
  /** Its name in YAML. */
  baseName: string;
  /** `string`, `V1PodSpec`, `Array<V1Container>`, `{ [key: string]: string; }` … */
  type: string;
}

interface Model {
  getAttributeTypeMap(): Attribute[];
}

const models = kubernetes as unknown as Record<string, Model | undefined>;
const PREFIX: Readonly<Record<string, string>> = { v1: 'V1', v2: 'V2' };

/** An object of a manifest: `apiVersion` and `kind` say what it is. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/**
 * The places in an object that Kubernetes' own description of its API does not know: typing errors that a server would
 * drop in silence.
 */
export function unknownKeys(manifest: Manifest): string[] {
  const version = manifest.apiVersion.split('/').at(-1) ?? '';
  const type = `${PREFIX[version] ?? ''}${manifest.kind}`;
  if (!models[type]) return [`${manifest.apiVersion} ${manifest.kind} is not known`];
  return below(manifest, type, manifest.kind);
}

function below(value: unknown, type: string, path: string): string[] {
  const list = /^Array<(.+)>$/.exec(type)?.[1];
  if (list !== undefined) {
    if (!Array.isArray(value)) return [`${path} must be a list`];
    return value.flatMap((item, index) => below(item, list, `${path}[${index}]`));
  }
  const model = models[type];
  if (!model?.getAttributeTypeMap) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} must be an object`];
  const attributes = new Map(model.getAttributeTypeMap().map((attribute) => [attribute.baseName, attribute.type]));
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerType = attributes.get(key);
    return innerType === undefined ? [`${path}.${key} is not known`] : below(inner, innerType, `${path}.${key}`);
  });
}
