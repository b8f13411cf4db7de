import path from 'node:path';

const CODE = /\.(js|css)$/;

/**
 * Notes which files each page of a remote consists of: `{ '/earn': ['90.bbb9c68676.js', '90.036d5e88be.css'] }`. Read from the routes of
 * `src/module.ts`, a `lazy: () => import('…')` beside its `path`; pages whose path holds a parameter are left out.
 */
export class PageFilesPlugin {
  constructor(onPages) {
    this.onPages = onPages;
  }

  apply(compiler) {
    const file = path.join(compiler.context, 'src/module.ts');
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation, { normalModuleFactory }) => {
      let requests = {};
      let blocks = [];
      const readRoutes = (parser) =>
        parser.hooks.program.tap('PageFilesPlugin', (program) => {
          if (parser.state.module.resource === file) requests = Object.fromEntries(pagesIn(program, ''));
        });
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap('PageFilesPlugin', readRoutes);
      compilation.hooks.finishModules.tap('PageFilesPlugin', (modules) => {
        // Later this module may be merged with others.
        blocks = [...modules].find(({ resource }) => resource === file)?.blocks ?? [];
      });
      compilation.hooks.afterProcessAssets.tap('PageFilesPlugin', () => {
        const filesOf = (request) => {
          const block = blocks.find(({ dependencies }) => dependencies.some((dependency) => dependency.request === request));
          const files = block ? compilation.chunkGraph.getBlockChunkGroup(block).getFiles() : [];
          return files.filter((name) => CODE.test(name));
        };
        this.onPages(Object.fromEntries(Object.entries(requests).map(([page, request]) => [page, filesOf(request)])));
      });
    });
  }
}

/** `[path, request]` of each page in a part of the program; `parent` is the path of the route around it. */
function pagesIn(node, parent) {
  if (Array.isArray(node)) return node.flatMap((item) => pagesIn(item, parent));
  if (typeof node?.type !== 'string') return [];
  const at = node.type === 'ObjectExpression' ? pathOf(node, parent) : parent;
  const lazy = node.type === 'ObjectExpression' ? importIn(propertyOf(node, 'lazy')) : undefined;
  const here = lazy !== undefined && !/[:*]/.test(at) ? [[at, lazy]] : [];
  return [...here, ...Object.values(node).flatMap((part) => (typeof part === 'object' ? pagesIn(part, at) : []))];
}

function pathOf(route, parent) {
  const { value } = propertyOf(route, 'path') ?? {};
  if (typeof value !== 'string') return parent;
  return value.startsWith('/') ? value : `${parent}/${value}`;
}

function importIn(node) {
  if (node?.type === 'ImportExpression') return node.source.value;
  return typeof node?.body === 'object' ? importIn(node.body) : undefined;
}

function propertyOf({ properties }, name) {
  return properties.find(({ key }) => key?.name === name)?.value;
}
