export { applyLanguage, chooseLanguage, currentLanguage, languages, speakLanguage, type Language } from './language.ts';
export { defineTexts, loadTexts, lookUpText, type Catalogue, type Catalogues, type Texts, type TransProps } from './define-texts.tsx';
export { msg, type Message, type Translate, type Values } from './message.ts';
export { dateFormat, formatTime, numberFormat, type Moment } from './formats.ts';
