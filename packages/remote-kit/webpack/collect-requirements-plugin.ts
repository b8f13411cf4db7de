import type { Compilation, Compiler, Dependency, Module, ModuleGraph } from 'webpack';
import type { Requirement } from '../src/contract/registry-document.ts';
import { platformVersions } from './shared-packages.ts';

/** Of these the shell compares each export, since a remote may be newer than the shell that loads it. */
const BY_EXPORT = ['@facet/remote-kit', '@facet/ui'];

export type OnRequirements = (requires: Record<string, Requirement>) => void;

/** The names that are imported of each package in `BY_EXPORT`. */
type UsedNames = ReadonlyMap<string, Set<string>>;

/**
 * Notes what a remote uses of the shared packages: `{ react: { version: '^19.3.1' }, '@facet/ui': { version, exports:
 * ['Button'] } }`. The shell compares it with what it has before it fetches any code.
 */
export class CollectRequirementsPlugin {
  readonly #remote: string;
  readonly #onRequirements: OnRequirements;

  constructor(remote: string, onRequirements: OnRequirements) {
    this.#remote = remote;
    this.#onRequirements = onRequirements;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CollectRequirementsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CollectRequirementsPlugin', (modules) => {
        const used: UsedNames = new Map(BY_EXPORT.map((name) => [name, new Set()]));
        for (const module of modules) for (const dependency of dependenciesOf(module)) this.#collect(compilation, used, module, dependency);
        this.#onRequirements(requirements(used));
      });
    });
  }

  #collect(compilation: Compilation, used: UsedNames, module: Module, dependency: Dependency): void {
    const shared = sharedName(compilation.moduleGraph.getModule(dependency));
    const names = shared === undefined ? undefined : used.get(shared);
    if (!names || dependency.type === 'harmony side effect evaluation') return;
    const [name] = namesImports(dependency) ? dependency.getIds(compilation.moduleGraph) : [];
    if (name !== undefined) return void names.add(name);
    const importer = module.readableIdentifier(compilation.requestShortener);
    const message = `${this.#remote}: ${importer} takes all of ${shared}; import each name, so that the shell can check that it has it`;
    compilation.errors.push(new compilation.compiler.webpack.WebpackError(message));
  }
}

type DependenciesBlock = Pick<Module, 'dependencies' | 'blocks'>;

function dependenciesOf(block: DependenciesBlock): Dependency[] {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

/** webpack exports no class for those imports that know their names, nor for shared modules. */
function namesImports(dependency: Dependency): dependency is Dependency & { getIds(moduleGraph: ModuleGraph): string[] } {
  return 'getIds' in dependency;
}

function isConsumed(module: Module): module is Module & { options: { shareKey: string } } {
  return module.type === 'consume-shared-module';
}

function sharedName(module: Module | null): string | undefined {
  return module !== null && isConsumed(module) ? module.options.shareKey : undefined;
}

function requirements(used: UsedNames): Record<string, Requirement> {
  const entries = Object.entries(platformVersions()).map(([name, version]): [string, Requirement] => {
    const names = used.get(name);
    return [
      name,
      { version: `^${version}`, ...(names && { exports: [...names].toSorted((one, other) => one.localeCompare(other, 'en')) }) },
    ];
  });
  return Object.fromEntries(entries);
}
