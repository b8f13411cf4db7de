/** In a file of its own: most who come do not open it. */
export const loadProfile = () => import('./profile-page.tsx').then(({ ProfilePage: Component }) => ({ Component }));
