import { msg } from '@facet/remote-kit';
import { useGetBombsRulesQuery } from '../api/games-api.ts';
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
import { bombsKeyLines, bombsKeys } from './bombs-keys.ts';
import { BombsOdds } from './bombs-odds.tsx';
import { bombsPlay } from './bombs-play.ts';
import { useAutoBombs } from './use-auto-bombs.ts';
import { BetLine } from './bet-line.tsx';
import { parseBombCount } from './bomb-count.ts';
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
  const mayPlay = ineligibility === null;
  const auto = useAutoBombs({ bombs, bet, bombCount, mayPlay, rtp: rules?.rtp });
  const running = isPlaying ? game : auto.betAmount === null ? null : { betAmount: auto.betAmount, bombCount };
  const settings = { bet, bombCount, onBombCount: setTypedCount, running };
  const odds = <BombsOdds auto={auto} bet={bet} bombCount={bombCount} rules={rules} running={running} mayPlay={mayPlay} />;

  return (
    <GamePage
      title={t('Bombs')}
      isInRound={isPlaying}
      keys={running ? {} : bombsKeys(bet, setTypedCount)}
      keyLines={bombsKeyLines()}
      stage={(hasKeys) => (
        <Stage
          bombs={bombs}
          isLocked={auto.betAmount !== null}
          rules={rules}
          bombCount={game?.bombCount ?? bombCount}
          betLine={isNarrow && <BetLine {...settings} />}
          notice={ineligibility && !isPlaying && <IneligibilityNotice ineligibility={ineligibility} />}
          acts={
            <AutoActs
              auto={auto}
              play={bombsPlay(bombs, bet, ineligibility, start)}
              isInRound={isPlaying}
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

function changeBet({ clear }: Bombs, { field }: Bet): void {
  clear();
  field?.focus();
  field?.select();
}
