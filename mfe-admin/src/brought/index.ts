export { BroughtPart } from './brought-part.tsx';
export { useBrought, type Brought } from './use-brought.ts';
