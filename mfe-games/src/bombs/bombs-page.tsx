import { msg } from '@facet/remote-kit';
import { useGetBombsRulesQuery } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { GamePage } from '../table/game-page.tsx';
import { HindranceNotice } from '../table/hindrance-notice.tsx';
import { SealedRound } from '../table/sealed-round.tsx';
import { StartButton } from '../table/start-button.tsx';
import { useBet } from '../table/use-bet.ts';
import { useHindrance } from '../table/use-hindrance.ts';
import { useRefetchOnFocus } from '../table/use-refetch-on-focus.ts';
import { t } from '../texts.ts';
import { parseBombCount } from './bomb-count.ts';
import { BombsSettings } from './bombs-settings.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { Ladder } from './ladder.tsx';
import { Stage } from './stage.tsx';
import { useBombs } from './use-bombs.ts';

const PROMISE = msg('The result was fixed before your first tile. Which tile you open does not change it.');

/** /games/bombs */
export function Component() {
  const bombs = useBombs();
  const { data: rules, refetch } = useGetBombsRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnFocus(refetch);
  const bet = useBet('bombs.bet', '10.00');
  const [typedCount, setTypedCount] = useStored('bombs.count', '3');
  const bombCount = parseBombCount(typedCount);
  const { phase, game } = bombs;
  const isPlaying = phase === 'playing';
  const hindrance = useHindrance(rules?.minTotalEarned);

  const start = () => {
    const amount = bet.take();
    return amount === null ? undefined : bombs.start(amount, bombCount);
  };

  return (
    <GamePage
      title={t('Bombs')}
      stage={
        <Stage
          bombs={bombs}
          rules={rules}
          bombCount={bombCount}
          notice={hindrance && !isPlaying && <HindranceNotice hindrance={hindrance} />}
          starter={
            <StartButton hindrance={hindrance} isLoading={phase === 'loading'} onStart={start}>
              {t('Start Game')}
            </StartButton>
          }
        />
      }
      panels={
        <>
          <BombsSettings bet={bet} bombCount={bombCount} onBombCount={setTypedCount} running={isPlaying ? game : null} />
          <Ladder rules={rules} bombCount={bombCount} betHundredths={bet.hundredths} game={game} />
          <SealedRound game={game} promise={t(PROMISE)} />
          <HowToPlay />
        </>
      }
    />
  );
}
