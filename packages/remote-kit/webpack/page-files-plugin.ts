import path from 'node:path';
import webpack, { type AsyncDependenciesBlock, type Compilation, type Compiler } from 'webpack';
import { isObject } from './manifest-rules.ts';
import { resourceOf } from './module-resource.ts';

const CODE = /\.(js|css)$/;

export type OnPages = (pages: Record<string, string[]>) => void;

/** A part of a program, as it is parsed. */
type SyntaxNode = Record<string, unknown>;

/**
 * Notes which files each page of a remote, or of the shell, consists of:
 * `{ '/earn': ['90.bbb9c68676.js', '90.036d5e88be.css'] }`. Read from its routes. For members: a
 * `lazy: () => import('…')` beside its `path`; a last part that is a parameter becomes `*`, pages with any other are
 * left out. For operators: `id: () => import('…')` in `routes`.
 */
export class PageFilesPlugin {
  readonly #onPages: OnPages;
  readonly #module: string;

  /** `module`: the file, below the remote's folder. */
  constructor(onPages: OnPages, module: string) {
    this.#onPages = onPages;
    this.#module = module;
  }

  apply(compiler: Compiler): void {
    const file = path.join(compiler.context, this.#module);
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation, { normalModuleFactory }) => {
      let requests: [page: string, request: unknown][] = [];
      let blocks: readonly AsyncDependenciesBlock[] = [];
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap('PageFilesPlugin', (parser) => {
          parser.hooks.program.tap('PageFilesPlugin', (program) => {
            if (parser.state.module.resource === file) requests = [...pagesIn(program, ''), ...partsIn(program)];
          });
        });
      compilation.hooks.finishModules.tap('PageFilesPlugin', (modules) => {
        // Later this module may be merged with others.
        blocks = [...modules].find((module) => resourceOf(module) === file)?.blocks ?? [];
      });
      compilation.hooks.afterProcessAssets.tap('PageFilesPlugin', () => {
        const pages = requests.map(([page, request]): [string, string[]] => [page, filesOf(compilation, blocks, request)]);
        this.#onPages(Object.fromEntries(pages));
      });
    });
  }
}

/** What comes with an `import()` of the module. */
function filesOf(compilation: Compilation, blocks: readonly AsyncDependenciesBlock[], request: unknown): string[] {
  const { ModuleDependency } = webpack.dependencies;
  const block = blocks.find(({ dependencies }) =>
    dependencies.some((dependency) => dependency instanceof ModuleDependency && dependency.request === request),
  );
  const files = block ? (compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []) : [];
  return files.filter((name) => CODE.test(name));
}

/** `[path, request]` of each page in a part of the program; `parent` is the path of the route around it. */
function pagesIn(node: unknown, parent: string): [page: string, request: unknown][] {
  if (Array.isArray(node)) return node.flatMap((item) => pagesIn(item, parent));
  if (!isSyntaxNode(node)) return [];
  const at = node.type === 'ObjectExpression' ? pathOf(node, parent) : parent;
  const lazy = node.type === 'ObjectExpression' ? importIn(propertyOf(node, 'lazy')) : undefined;
  const page = at.replace(/:\w+$/, '*');
  const here: [string, unknown][] = lazy !== undefined && !/:|\*./.test(page) ? [[page, lazy]] : [];
  return [...here, ...Object.values(node).flatMap((part) => pagesIn(part, at))];
}

/** The same of what operators get: `routes: { money: () => import('…') }`. */
function partsIn(node: unknown): [id: string, request: unknown][] {
  if (Array.isArray(node)) return node.flatMap(partsIn);
  if (!isSyntaxNode(node)) return [];
  const routes = node.type === 'ObjectExpression' ? propertyOf(node, 'routes') : undefined;
  if (isSyntaxNode(routes) && routes.type === 'ObjectExpression') return importsIn(routes);
  return Object.values(node).flatMap(partsIn);
}

function importsIn({ properties }: SyntaxNode): [id: string, request: unknown][] {
  return (Array.isArray(properties) ? properties.filter(isSyntaxNode) : []).flatMap(({ key, value }): [string, unknown][] => {
    const id = isSyntaxNode(key) ? (key.name ?? key.value) : undefined;
    const request = importIn(value);
    return typeof id === 'string' && request !== undefined ? [[id, request]] : [];
  });
}

function pathOf(route: SyntaxNode, parent: string): string {
  const property = propertyOf(route, 'path');
  const value = isSyntaxNode(property) ? property.value : undefined;
  if (typeof value !== 'string') return parent;
  return value.startsWith('/') ? value : `${parent}/${value}`;
}

/** What is asked for in `() => import('…')`. */
function importIn(node: unknown): unknown {
  if (!isSyntaxNode(node)) return undefined;
  if (node.type === 'ImportExpression') return isSyntaxNode(node.source) ? node.source.value : undefined;
  return importIn(node.body);
}

function propertyOf({ properties }: SyntaxNode, name: string): unknown {
  const found = Array.isArray(properties) ? properties.filter(isSyntaxNode) : [];
  return found.find(({ key }) => isSyntaxNode(key) && key.name === name)?.value;
}

function isSyntaxNode(node: unknown): node is SyntaxNode {
  return isObject(node) && typeof node.type === 'string';
}
