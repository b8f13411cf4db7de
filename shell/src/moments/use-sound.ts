import { useSyncExternalStore } from 'react';
import { chooseSound, isSoundOn, onSoundChange } from './sound.ts';
import { tick } from './tick.ts';

/** Whether the site makes sounds, and its one switch. Switching on lets one hear it. */
export function useSound(): { isOn: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(onSoundChange, isSoundOn, () => false);
  const toggle = () => {
    chooseSound(!isOn);
    tick();
  };
  return { isOn, toggle };
}
