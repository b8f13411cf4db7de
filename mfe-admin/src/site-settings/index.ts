export { ChangeSettingDialog } from './change-setting-dialog.tsx';
export { inPageLanguage, otherValue, valueLabel } from './setting-label.ts';
export { useChangeSettingMutation, useListSettingsQuery, type Setting } from './settings-api.ts';
