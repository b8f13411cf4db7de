import { msg } from '@facet/remote-kit';
import { formatAmount, toHundredths } from '@facet/ui';
import { useGetBombsRulesQuery } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { SessionCard } from '../session/session-card.tsx';
import { Acts } from '../table/acts.tsx';
import { payoutAt, toDecimal } from '../table/bet.ts';
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
import { BetLine } from './bet-line.tsx';
import { bombCounts, parseBombCount } from './bomb-count.ts';
import { BombsSettings } from './bombs-settings.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { Stage } from './stage.tsx';
import { useBombs, type Bombs } from './use-bombs.ts';

const PROMISE = msg('The result was set before your first tile. Which tile you open doesn’t change it.');

/** /games/bombs */
export function Component() {
  const bombs = useBombs();
  const { data: rules, refetch } = useGetBombsRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnFocus(refetch);
  const bet = useBet('bombs.bet', '10.00');
  const [typedCount, setTypedCount] = useStored('bombs.count', '3');
  const isNarrow = useMedia(NARROW);
  const bombCount = parseBombCount(typedCount);
  const { phase, game } = bombs;
  const isPlaying = phase === 'playing';
  const isOver = phase === 'won' || phase === 'lost';
  const ineligibility = useIneligibility(rules?.minTotalEarned);

  const start = async () => {
    const amount = bet.take();
    const refusal = amount === null ? null : await bombs.start(amount, bombCount);
    if (refusal) bet.refuse(refusal);
  };
  const settings = { bet, bombCount, onBombCount: setTypedCount, running: isPlaying ? game : null };
  const odds = rules && <Odds rules={rules} betHundredths={isPlaying && game ? (toHundredths(game.betAmount) ?? 0n) : bet.hundredths} />;

  return (
    <GamePage
      title={t('Bombs')}
      keys={isPlaying ? {} : keysOf(bet, setTypedCount)}
      keyLines={keyLines()}
      stage={(hasKeys) => (
        <Stage
          bombs={bombs}
          rules={rules}
          bombCount={game?.bombCount ?? bombCount}
          betLine={isNarrow && <BetLine {...settings} />}
          notice={ineligibility && !isPlaying && <IneligibilityNotice ineligibility={ineligibility} />}
          acts={
            <Acts
              play={playOf(bombs, bet, ineligibility, start)}
              hasKey={hasKeys}
              onChangeBet={isOver ? () => changeBet(bombs, bet) : null}
              mustEarn={ineligibility?.kind === 'earnings' && phase === 'idle'}
            />
          }
          foot={isNarrow && odds}
        />
      )}
      panels={
        <>
          {!isNarrow && <BombsSettings {...settings}>{odds}</BombsSettings>}
          <SessionCard />
          <SealedRound game={game} promise={t(PROMISE)} />
          <HowToPlay />
        </>
      }
    />
  );
}

function playOf({ phase, game, cashOut }: Bombs, bet: Bet, ineligibility: Ineligibility | null, start: () => Promise<void>): Play {
  switch (phase) {
    case 'playing': {
      const isEmpty = !game || game.revealed.length === 0;
      const pays = payoutAt(toHundredths(game?.betAmount ?? '0') ?? 0n, game?.multiplier ?? 1);
      const label = isEmpty ? t('Open a tile to begin') : t('Cash out {amount}', { amount: formatAmount(pays) });
      return { meaning: 'round', label, isOff: isEmpty, press: cashOut };
    }
    case 'won':
    case 'lost': {
      const label = t('Play again, {amount}', { amount: formatAmount(toDecimal(bet.hundredths)) });
      return { meaning: 'again', label, isOff: ineligibility !== null, press: start };
    }
    case 'idle':
    case 'loading':
    case 'away': {
      const label = startLabel(ineligibility, t('Start Game'));
      return { meaning: phase === 'idle' ? 'start' : null, label, isOff: ineligibility !== null, press: start };
    }
    default:
      return phase satisfies never;
  }
}

function changeBet({ clear }: Bombs, { field }: Bet): void {
  clear();
  field?.focus();
  field?.select();
}

function keysOf(bet: Bet, setCount: (typed: string) => void) {
  const counts = bombCounts.map((count, index) => [String(index + 1), () => setCount(String(count))] as const);
  return { ...Object.fromEntries(counts), h: bet.halve, d: bet.double };
}

function keyLines() {
  return [
    { caps: [t('Space')], does: t('Start, cash out, play again') },
    { caps: ['←', '↑', '→', '↓'], does: t('Move around the board') },
    { caps: [t('Enter')], does: t('Open the tile') },
    { caps: ['1', '2', '3', '4', '5'], does: t('Choose 1, 3, 5, 7 or 10 bombs') },
    { caps: ['H'], does: t('Halve the bet') },
    { caps: ['D'], does: t('Double the bet') },
  ];
}
