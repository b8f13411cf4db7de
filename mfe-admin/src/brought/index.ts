export { BroughtPart } from './brought-part.tsx';
export { Inserts, useInserts } from './inserts.tsx';
export { useBrought, type Brought, type BroughtPlace } from './use-brought.ts';
