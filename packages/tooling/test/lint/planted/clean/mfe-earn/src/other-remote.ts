export const load = () => import('./page.ts');
