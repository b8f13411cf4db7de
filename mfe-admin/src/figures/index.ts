export { Figure } from './figure.tsx';
export { Figures } from './figures.tsx';
