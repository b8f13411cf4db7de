import type { ShirtItem } from './run.ts';

/** What a run asks of the server; each rejects with a RequestError. */
export interface ShirtCalls {
  confirmRights(): Promise<{ confirmedAt: string }>;
  authenticate(cookie: string): Promise<{ userInfo: { displayName: string; name: string }; csrfToken: string }>;
  fetchShirts(): Promise<{ shirts: Pick<ShirtItem, 'assetId' | 'name' | 'templateUrl'>[] }>;
  downloadTemplate(item: ShirtItem, cookie: string): Promise<{ templateData: string }>;
  uploadShirt(item: ShirtItem, session: { cookie: string; csrfToken: string; key: string }): Promise<{ uploadedAssetId: string }>;
}
