import { msg } from '@facet/remote-kit';
import { useGetCrashRulesQuery } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { GamePage } from '../table/game-page.tsx';
import { HindranceNotice } from '../table/hindrance-notice.tsx';
import { SealedRound } from '../table/sealed-round.tsx';
import { StartButton } from '../table/start-button.tsx';
import { useBet } from '../table/use-bet.ts';
import { useHindrance } from '../table/use-hindrance.ts';
import { useRefetchOnFocus } from '../table/use-refetch-on-focus.ts';
import { t } from '../texts.ts';
import { parseAutoCashout } from './auto-cashout.ts';
import { CrashSettings } from './crash-settings.tsx';
import { CrashStage } from './crash-stage.tsx';
import { LastRounds } from './last-rounds.tsx';
import { useCrash } from './use-crash.ts';

const PROMISE = msg('The moment it ends was fixed before you bet. No click changes it.');
const HIGHEST = 100;

/** /games/crash */
export function Component() {
  const crash = useCrash();
  const { data: rules, refetch } = useGetCrashRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnFocus(refetch);
  const bet = useBet('crash.bet', '5.00');
  const [typedAuto, setTypedAuto] = useStored('crash.auto', '');
  const auto = parseAutoCashout(typedAuto, rules?.maxMultiplier ?? HIGHEST);
  const { phase, game } = crash;
  const isRunning = phase === 'running';
  const hindrance = useHindrance(rules?.minTotalEarned);

  const start = () => {
    const amount = auto.error === undefined ? bet.take() : null;
    return amount === null ? undefined : crash.start(amount, auto.multiplier);
  };

  return (
    <GamePage
      title={t('Crash')}
      stage={
        <>
          <CrashStage
            crash={crash}
            growthPerSecond={rules?.growthPerSecond}
            notice={hindrance && !isRunning && <HindranceNotice hindrance={hindrance} />}
            starter={
              <StartButton hindrance={hindrance} isLoading={phase === 'loading'} onStart={start}>
                {t('Start Round')}
              </StartButton>
            }
          />
          <LastRounds />
        </>
      }
      panels={
        <>
          <CrashSettings
            bet={bet}
            auto={{ typed: typedAuto, ...auto }}
            onAuto={setTypedAuto}
            rules={rules}
            running={isRunning ? game : null}
          />
          <SealedRound game={game} promise={t(PROMISE)} />
        </>
      }
    />
  );
}
