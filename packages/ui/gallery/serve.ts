import { startGallery } from './start-gallery.ts';

/** `npm run gallery -w packages/ui`; PORT decides where. */
const { url } = await startGallery(Number(process.env['PORT'] ?? 0));
console.log(`ready ${url}`);
