import { useSyncExternalStore } from 'react';
import { IconButton } from '@facet/ui';
import { t } from '../texts.ts';
import { chooseSound, isSoundOn, onSoundChange } from './sound.ts';
import { tick } from './tick.ts';

/** One switch for the site's sounds. Switching on lets one hear it. */
export function SoundToggle() {
  const isOn = useSyncExternalStore(onSoundChange, isSoundOn, () => false);
  const toggle = () => {
    chooseSound(!isOn);
    tick();
  };
  return <IconButton icon={isOn ? 'volume-2' : 'volume-x'} label={t('Sound')} aria-pressed={isOn} onClick={toggle} />;
}
