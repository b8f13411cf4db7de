import type { Page } from 'playwright-core';

export interface PublishedRecord {
  url: string;
  metadata: { version: string; integrity?: string };
  extras: { services: Record<string, string>; requires: Record<string, { version: string }>; fallback?: PublishedRecord };
}

type Edit = (record: PublishedRecord) => void;

/** The registry as one page gets it: the site's, edited. */
export class EditedRegistry {
  readonly #edits: { name: string; edit: Edit }[] = [];

  async serveTo(page: Page): Promise<void> {
    await page.route('**/registry.json', async (route) => {
      const response = await route.fetch();
      const document = (await response.json()) as { microFrontends: Record<string, PublishedRecord[]> };
      for (const { name, edit } of this.#edits) document.microFrontends[name]?.forEach(edit);
      await route.fulfill({ response, json: document });
    });
  }

  edit(name: string, edit: Edit): void {
    this.#edits.push({ name, edit });
  }
}
