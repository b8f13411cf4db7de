import { msg } from '@facet/remote-kit';
import { formatAmount, toHundredths } from '@facet/ui';
import { useGetCrashRulesQuery } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { SessionCard } from '../session/session-card.tsx';
import { Acts } from '../table/acts.tsx';
import { toDecimal } from '../table/bet.ts';
import { GamePage } from '../table/game-page.tsx';
import { IneligibilityNotice } from '../table/ineligibility-notice.tsx';
import { Odds } from '../table/odds.tsx';
import type { Play } from '../table/play-button.tsx';
import { SealedRound } from '../table/sealed-round.tsx';
import { startLabel } from '../table/start-label.ts';
import { useBet, type Bet } from '../table/use-bet.ts';
import { useIneligibility, type Ineligibility } from '../table/use-ineligibility.ts';
import { useMedia } from '../table/use-media.ts';
import { useRefetchOnFocus } from '../table/use-refetch-on-focus.ts';
import { NARROW } from '../table/widths.ts';
import { t } from '../texts.ts';
import { parseAutoCashout } from './auto-cashout.ts';
import { CashOutLabel } from './cash-out-label.tsx';
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
  const settings = { bet, auto: { typed: typedAuto, ...auto }, onAuto: setTypedAuto, rules, running: isRunning ? game : null };
  const odds = rules && <Odds rules={rules} betHundredths={isRunning && game ? (toHundredths(game.betAmount) ?? 0n) : bet.hundredths} />;

  return (
    <GamePage
      title={t('Crash')}
      keys={isRunning ? {} : { h: bet.halve, d: bet.double }}
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
              <Acts
                play={playOf(crash, bet, ineligibility, start)}
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

function playOf(crash: Crash, bet: Bet, ineligibility: Ineligibility | null, start: () => Promise<void>): Play {
  const { phase, game, drawnTo } = crash;
  switch (phase) {
    case 'running': {
      const label = <CashOutLabel betAmount={game?.betAmount ?? '0'} drawnTo={drawnTo} />;
      return { meaning: 'round', label, isOff: false, press: crash.cashOut };
    }
    case 'won':
    case 'lost': {
      const label = t('Play again, {amount}', { amount: formatAmount(toDecimal(bet.hundredths)) });
      return { meaning: 'again', label, isOff: ineligibility !== null, press: start };
    }
    case 'idle':
    case 'loading':
    case 'away': {
      const label = startLabel(ineligibility, t('Start Round'));
      return { meaning: phase === 'idle' ? 'start' : null, label, isOff: ineligibility !== null, press: start };
    }
    default:
      return phase satisfies never;
  }
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
