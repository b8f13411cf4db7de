export { applyLanguage, chooseLanguage, currentLanguage, languages, speakLanguage } from './language.ts';
export {
  declaredText,
  defineTexts,
  loadTexts,
  lookUpText,
  type Catalogue,
  type FetchCatalogue,
  type Texts,
  type TransProps,
} from './define-texts.tsx';
export { msg, type Message, type Translate, type Values } from './message.ts';
export { dateFormat, formatTime, numberFormat, type Moment } from './formats.ts';
