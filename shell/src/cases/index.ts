/** Each page in a file of its own: most who come do not open it. */
export const loadHelp = () => import('./help-page.tsx').then(({ HelpPage: Component }) => ({ Component }));
export const loadAsk = () => import('./ask-page.tsx').then(({ AskPage: Component }) => ({ Component }));
export const loadCase = () => import('./case-page.tsx').then(({ CasePage: Component }) => ({ Component }));
export const loadAppeal = () => import('./appeal.tsx').then(({ Appeal }) => Appeal);
