import { msg } from '@facet/remote-kit';
import { useGetCrashRulesQuery } from '../api/games-api.ts';
import { AutoActs } from '../auto-bet/auto-acts.tsx';
import { useStored } from '../storage/use-stored.ts';
import { SessionCard } from '../session/session-card.tsx';
import { GamePage } from '../table/game-page.tsx';
import { IneligibilityNotice } from '../table/ineligibility-notice.tsx';
import { SealedRound } from '../table/sealed-round.tsx';
import { useBet, type Bet } from '../table/use-bet.ts';
import { useIneligibility } from '../table/use-ineligibility.ts';
import { useMedia } from '../table/use-media.ts';
import { useRefetchOnFocus } from '../table/use-refetch-on-focus.ts';
import { NARROW } from '../table/widths.ts';
import { t } from '../texts.ts';
import { CrashOdds } from './crash-odds.tsx';
import { crashPlay } from './crash-play.tsx';
import { useAutoCrash } from './use-auto-crash.ts';
import { parseAutoCashout } from './auto-cashout.ts';
import { BetLine, CrashSettings } from './crash-settings.tsx';
import { CrashStage } from './crash-stage.tsx';
import { LastRounds } from './last-rounds.tsx';
import { useCrash, type Crash } from './use-crash.ts';

const PROMISE = msg(
  'The crash point was set before you bet. Nothing you click can change it. If the site can’t finish a round, you get your bet back.',
);
const HIGHEST = 100;
const USUAL_GROWTH = 0.06;

/** /games/crash */
export function Component() {
  const { data: rules, refetch } = useGetCrashRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnFocus(refetch);
  const bet = useBet('crash.bet', '5.00');
  const [typedAuto, setTypedAuto] = useStored('crash.auto', '');
  const isNarrow = useMedia(NARROW);
  const auto = parseAutoCashout(typedAuto, rules?.maxMultiplier ?? HIGHEST);
  const growthPerSecond = rules?.growthPerSecond ?? USUAL_GROWTH;
  const crash = useCrash(growthPerSecond);
  const { phase, game } = crash;
  const isRunning = phase === 'running';
  const isOver = phase === 'won' || phase === 'lost';
  const ineligibility = useIneligibility(rules?.minTotalEarned);

  const start = async () => {
    const amount = auto.error === undefined ? bet.take() : null;
    const refusal = amount === null ? null : await crash.start(amount, auto.multiplier);
    if (refusal) bet.refuse(refusal);
  };
  const mayPlay = ineligibility === null;
  const autoBet = useAutoCrash({ crash, bet, autoCashout: auto.multiplier, mayPlay, rtp: rules?.rtp });
  const repeated = autoBet.betAmount === null ? null : { betAmount: autoBet.betAmount, autoCashout: auto.multiplier };
  const running = isRunning ? game : repeated;
  const autoField = { auto: { typed: typedAuto, ...auto }, onAuto: setTypedAuto, rules, running };
  const settings = { bet, ...autoField };
  const odds = <CrashOdds autoBet={autoBet} bet={bet} mayPlay={mayPlay} {...autoField} />;

  return (
    <GamePage
      title={t('Crash')}
      isInRound={isRunning}
      keys={running ? {} : { h: bet.halve, d: bet.double }}
      keyLines={keyLines()}
      stage={(hasKeys) => (
        <>
          <CrashStage
            crash={crash}
            growthPerSecond={growthPerSecond}
            rtp={rules?.rtp}
            autoCashout={auto.multiplier}
            betLine={isNarrow && <BetLine {...settings} />}
            notice={ineligibility && !isRunning && <IneligibilityNotice ineligibility={ineligibility} />}
            acts={
              <AutoActs
                auto={autoBet}
                play={crashPlay(crash, bet, ineligibility, start)}
                isInRound={isRunning}
                hasKey={hasKeys}
                onChangeBet={isOver ? () => changeBet(crash, bet) : null}
                mustEarn={ineligibility?.kind === 'earnings' && phase === 'idle'}
              />
            }
            foot={isNarrow && odds}
          />
          <LastRounds />
        </>
      )}
      panels={
        <>
          {!isNarrow && <CrashSettings {...settings}>{odds}</CrashSettings>}
          <SessionCard />
          <SealedRound game={game} promise={t(PROMISE)} />
        </>
      }
    />
  );
}

function changeBet({ clear }: Crash, { field }: Bet): void {
  clear();
  field?.focus();
  field?.select();
}

function keyLines() {
  return [
    { caps: [t('Space')], does: t('Start, cash out, play again') },
    { caps: ['H'], does: t('Halve the bet') },
    { caps: ['D'], does: t('Double the bet') },
  ];
}
