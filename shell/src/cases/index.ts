export const loadAppeal = () => import('./appeal.tsx').then(({ Appeal }) => Appeal);
