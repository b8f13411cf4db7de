import { failureOf, isRequestError, messageOf, usePublicSettings } from '@facet/remote-kit';
import { Button, Dialog, formatAmount, NumberedList, useToast } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { stepsApi } from './first-cut-api.ts';
import styles from './first-cut.module.css';
import { Step } from './step.tsx';

interface GamepassStepProps {
  place: number;
  gamepassName: string | null;
  isNext: boolean;
}

/** Looks for a gamepass of the member's own that is on sale: the way that they will be paid. */
export function GamepassStep({ gamepassName, ...place }: GamepassStepProps) {
  const toast = useToast();
  const [checkOwnGamepass] = stepsApi.useCheckOwnGamepassMutation();
  const [missing, setMissing] = useState<string | null>(null);
  const check = async () => {
    setMissing(null);
    const { error } = await checkOwnGamepass({});
    if (isRequestError(error) && error.kind === 'refused' && error.status === 404) setMissing(messageOf(error));
    else if (error) toast({ tone: 'danger', title: t('Your gamepasses could not be checked'), ...failureOf(error) });
  };
  const isDone = gamepassName !== null;
  return (
    <Step
      {...place}
      title={t('Put a gamepass on sale')}
      detail={
        isDone ? (
          t('{gamepass} is on sale.', { gamepass: gamepassName })
        ) : (
          <>
            {t('That’s how we pay you. We check it for you.')} <HowTo />
            <output className={styles.missing}>{missing}</output>
          </>
        )
      }
      isDone={isDone}
      action={!isDone && <Button onClick={check}>{t('Check mine')}</Button>}
    />
  );
}

function HowTo() {
  const [open, setOpen] = useState(false);
  const { settings } = usePublicSettings();
  const minimum = formatAmount(settings['min_withdrawal'] ?? '100', { decimals: 0 });
  return (
    <>
      <button type="button" className={styles.howTo} onClick={() => setOpen(true)}>
        {t('Show me how')}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('Put a gamepass on sale')}>
        <NumberedList
          items={[
            { title: t('Open one of your published experiences in the Creator Dashboard'), detail: t('Any public one will do.') },
            { title: t('Create a pass under Monetization'), detail: t('A name and a picture are enough.') },
            {
              title: t('Switch it to on sale and set the price'),
              detail: t('The price is what you withdraw: {minimum} or more.', { minimum }),
            },
            { title: t('Come back and press Check mine') },
          ]}
        />
      </Dialog>
    </>
  );
}
