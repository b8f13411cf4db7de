import { Button, Cluster, Icon, Notice, Stack } from '@facet/ui';
import type { Experience, WithdrawalAgain } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import type { Opening } from './use-start.ts';
import { wholeAmount } from './whole-amount.ts';

const WHERE_TO_CREATE = 'https://create.roblox.com/dashboard/creations';

interface AgainObstacleProps {
  again: WithdrawalAgain;
  experience: Experience | undefined;
  opening: Opening;
}

/** Why the last one cannot be repeated as it was, and what to do. */
export function AgainObstacle({ again, experience, opening: { isChecking, checkAgain } }: AgainObstacleProps) {
  const { title, words, canCreate } = explain(again, experience);
  return (
    <Notice tone="info" title={title}>
      <Stack gap={3}>
        <span>{words}</span>
        <Cluster>
          {canCreate && (
            <Button asChild>
              <a href={WHERE_TO_CREATE} target="_blank" rel="noopener noreferrer">
                {t('Create a gamepass')} <Icon name="external-link" size="small" />
              </a>
            </Button>
          )}
          <Button variant={canCreate ? 'quiet' : 'default'} icon="rotate-cw" busy={isChecking} onClick={checkAgain}>
            {t('Check again')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}

function explain({ of, obstacle }: WithdrawalAgain, experience: Experience | undefined) {
  const values = {
    gamepass: of.gamepassName,
    price: wholeAmount(of.amount),
    experience: experience?.name ?? of.experienceName ?? t('your experience'),
  };
  switch (obstacle) {
    case 'experience_gone':
      return {
        title: t('{experience} is not published any more', values),
        words: t('Publish it again, or choose a gamepass of another experience.'),
        canCreate: false,
      };
    case 'no_unused_gamepass':
      return of.payoutState === 'paid'
        ? {
            title: t('A gamepass can be bought only once'),
            words: t(
              'We already bought “{gamepass}”. Create another gamepass in {experience} for {price}, or set one of yours to that price. Then check again.',
              values,
            ),
            canCreate: true,
          }
        : {
            title: t('“{gamepass}” is not on sale', values),
            words: t('Put it on sale again, or put another gamepass of {experience} on sale for {price}. Then check again.', values),
            canCreate: true,
          };
    default:
      return {
        title: t('The game platform doesn’t answer right now'),
        words: t('We couldn’t look up your gamepasses. Please check again in a moment.'),
        canCreate: false,
      };
  }
}
