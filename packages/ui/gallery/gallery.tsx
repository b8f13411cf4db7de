import { createRoot } from 'react-dom/client';
import { applyStoredTheme, applyStyleNonce, UiProvider } from '../src/index.ts';
import { Gallery } from './page.tsx';

applyStyleNonce();
applyStoredTheme();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <UiProvider>
    <Gallery />
  </UiProvider>,
);
