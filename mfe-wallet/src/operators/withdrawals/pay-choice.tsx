import { Choice, ChoiceList } from '@facet/ui';
import { t } from '../texts.ts';

interface Way {
  title: string;
  detail: string;
}

interface PayChoiceProps {
  isAuto: boolean;
  bot: Way & { disabled: boolean };
  hand: Way;
  onChange: (isAuto: boolean) => void;
}

/** Who buys: the bot, or an operator. Nothing is chosen for the bot before somebody chooses it. */
export function PayChoice({ isAuto, bot, hand, onChange }: PayChoiceProps) {
  const way = { name: 'way', onChoose: (value: string) => onChange(value === 'bot') };
  return (
    <ChoiceList legend={t('Who buys it')} beside>
      <Choice {...way} value="bot" checked={isAuto} {...bot} />
      <Choice {...way} value="hand" checked={!isAuto} {...hand} />
    </ChoiceList>
  );
}
