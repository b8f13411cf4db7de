import type { FakeCalls } from '@facet/remote-kit/testing';

const NAMES = ['Midnight Varsity', 'Neon Koi Hoodie', 'Checker Punk', 'Forest Ranger', 'Sakura Tee', 'Retro Racer', 'Lava Drip'];
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FIRST_ID = 1_540_021_870;

/** So many shirts of a catalogue. */
export function someShirts(count: number): { assetId: string; name: string; templateUrl: string }[] {
  return Array.from({ length: count }, (_none, index) => {
    const assetId = String(FIRST_ID + index);
    return {
      assetId,
      name: NAMES[index % NAMES.length] ?? 'Shirt',
      templateUrl: `https://assetdelivery.roblox.com/v1/asset/?id=${assetId}`,
    };
  });
}

export const fakeShirtTool: FakeCalls = {
  'POST /api/rbx/confirm-rights': () => ({ confirmedAt: new Date().toISOString(), message: 'Your confirmation is in the audit trail' }),
  'POST /api/rbx/authenticate': () => ({
    userInfo: { displayName: 'Studio Vault', name: 'studio_vault' },
    csrfToken: 'a-token',
    message: 'Signed in as studio_vault',
  }),
  'GET /api/rbx/fetch-shirts': () => ({ shirts: someShirts(20) }),
  'POST /api/rbx/download-template': () => ({ templateData: ONE_PIXEL, size: 70, width: 585, height: 559, message: 'Template downloaded' }),
  'POST /api/rbx/upload-shirt': () => ({ uploadedAssetId: '7700123411', message: 'uploaded' }),
};
