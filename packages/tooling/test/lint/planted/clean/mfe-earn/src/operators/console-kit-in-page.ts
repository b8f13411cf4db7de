export const load = () => import('@facet/console-kit');
