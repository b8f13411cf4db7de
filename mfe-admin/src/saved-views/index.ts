export { SavedViewsProvider } from './saved-views-provider.tsx';
