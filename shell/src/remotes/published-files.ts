import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A file that was asked for with a hash and did not load: it did not come, or the browser refused what came. */
export interface MissedFile {
  url: string;
  integrity: string;
}

/** What a manifest says of the files that are fetched after it. */
interface Sealed {
  integrity?: Record<string, string>;
}

/**
 * What the first files of each version must be: the registry names the hash of a version's manifest, the manifest those
 * of the entry and the exposed module (and the entry those of all others, which is webpack's part). The browser refuses
 * other bytes.
 */
export class PublishedFiles {
  /** By address, without a query. */
  readonly #integrity = new Map<string, string>();
  readonly #onMissedManifest: (file: MissedFile) => void;

  constructor(onMissedManifest: (file: MissedFile) => void) {
    this.#onMissedManifest = onMissedManifest;
  }

  expect(url: string, integrity: string): void {
    this.#integrity.set(withoutQuery(url), integrity);
  }

  /** For the federation runtime: it fetches nothing of another origin, and nothing that is not what was published. */
  plugin(): ModuleFederationRuntimePlugin {
    return {
      name: 'published-files',
      fetch: (url) => this.#fetchManifest(url),
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = ownAddress(url);
        return this.#withIntegrity(script, url);
      },
      createLink: ({ url, attrs = {} }) => {
        const link = document.createElement('link');
        link.href = ownAddress(url);
        for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value));
        return this.#withIntegrity(link, url);
      },
    };
  }

  /** Never rejects: the runtime would make a second try of its own, without the hash. */
  async #fetchManifest(url: string): Promise<Response> {
    const integrity = this.#integrity.get(withoutQuery(url));
    try {
      const response = await fetch(ownAddress(url), integrity === undefined ? {} : { integrity });
      if (integrity !== undefined) this.#expectListed(url, (await response.clone().json()) as Sealed);
      return response;
    } catch {
      if (integrity !== undefined) this.#onMissedManifest({ url, integrity });
      return Response.error();
    }
  }

  #expectListed(manifestUrl: string, manifest: Sealed): void {
    for (const [file, integrity] of Object.entries(manifest.integrity ?? {})) {
      this.expect(new URL(file, manifestUrl).href, integrity);
    }
  }

  #withIntegrity<Element extends HTMLScriptElement | HTMLLinkElement>(element: Element, url: string): Element {
    const integrity = this.#integrity.get(withoutQuery(url));
    if (integrity !== undefined) element.integrity = integrity;
    return element;
  }
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** Throws for an address that lies outside this site's remotes. */
function ownAddress(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  if (origin !== location.origin || !pathname.startsWith('/remotes/')) throw new Error(`${href} lies outside this site's remotes`);
  return href;
}
