import { platformVersions } from './shared-packages.mjs';

/** Of these the shell compares each export, since a remote may be newer than the shell that loads it. */
const BY_EXPORT = ['@facet/remote-kit', '@facet/ui'];

/**
 * Notes what a remote uses of the shared packages: `{ react: { version: '^19.3.1' }, '@facet/ui': { version, exports: ['Button'] } }`.
 * The shell compares it with what it has before it fetches any code.
 */
export class CollectRequirementsPlugin {
  constructor(remote, onRequirements) {
    this.remote = remote;
    this.onRequirements = onRequirements;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CollectRequirementsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CollectRequirementsPlugin', (modules) => {
        const used = new Map(BY_EXPORT.map((name) => [name, new Set()]));
        for (const module of modules)
          for (const dependency of dependenciesOf(module)) this.collect(compiler, compilation, used, module, dependency);
        this.onRequirements(requirements(used));
      });
    });
  }

  collect(compiler, compilation, used, module, dependency) {
    const shared = sharedName(compilation.moduleGraph.getModule(dependency));
    const names = used.get(shared);
    if (!names || dependency.type === 'harmony side effect evaluation') return;
    const [name] = dependency.getIds?.(compilation.moduleGraph) ?? [];
    if (name !== undefined) return void names.add(name);
    const importer = module.readableIdentifier(compilation.requestShortener);
    const message = `${this.remote}: ${importer} takes all of ${shared}; import each name, so that the shell can check that it has it`;
    compilation.errors.push(new compiler.webpack.WebpackError(message));
  }
}

function dependenciesOf(block) {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

function sharedName(module) {
  return module?.type === 'consume-shared-module' ? module.options.shareKey : undefined;
}

function requirements(used) {
  const entries = Object.entries(platformVersions()).map(([name, version]) => {
    const names = used.get(name);
    return [
      name,
      { version: `^${version}`, ...(names && { exports: [...names].toSorted((one, other) => one.localeCompare(other, 'en')) }) },
    ];
  });
  return Object.fromEntries(entries);
}
