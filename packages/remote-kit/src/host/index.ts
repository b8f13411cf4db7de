export { createHostStore, type HostStore } from './host-store.ts';
export { followBalance } from '../live/follow-balance.ts';
export { sessionDoubted } from '../request/request-json.ts';
export { Provider as StoreProvider } from 'react-redux';
export { applyLanguage, currentLanguage, languages, loadTexts, speakLanguage } from '@facet/texts';
