import { IconButton } from '@facet/ui';
import { t } from '../texts.ts';
import { useSound } from './use-sound.ts';

/** One switch for the site's sounds. */
export function SoundToggle() {
  const { isOn, toggle } = useSound();
  return <IconButton icon={isOn ? 'volume-2' : 'volume-x'} label={t('Sound')} aria-pressed={isOn} onClick={toggle} />;
}
