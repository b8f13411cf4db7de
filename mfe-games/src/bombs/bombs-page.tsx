import { Button, Card, Fold, Segmented, Stack, Switch, Text, toHundredths, useToast } from '@facet/ui';
import { useGetBombsRulesQuery, useGetFairnessQuery } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { BetField } from '../table/bet-field.tsx';
import { refuseBet } from '../table/bet-words.ts';
import { parseBet, toDecimal } from '../table/bet.ts';
import { GamePage } from '../table/game-page.tsx';
import { Locked } from '../table/locked.tsx';
import { useMeans } from '../table/means.ts';
import { SealedRound } from '../table/sealed-round.tsx';
import { useCanPlay } from '../table/use-can-play.ts';
import { Ladder } from './ladder.tsx';
import { SOUND_KEY } from './sound.ts';
import { Stage } from './stage.tsx';
import { useBombs, type BombCount } from './use-bombs.ts';

const COUNTS = ['1', '3', '5', '7', '10'].map((value) => ({ value, label: value }));
const PROMISE = 'The result was fixed before your first tile. Which tile you open does not change it.';

/** /games/bombs */
export function Component() {
  const bombs = useBombs();
  const { data: rules } = useGetBombsRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: fairness } = useGetFairnessQuery(undefined, { refetchOnMountOrArgChange: true });
  const [typedBet, setTypedBet] = useStored('bombs.bet', '10.00');
  const [typedCount, setTypedCount] = useStored('bombs.count', '3');
  const means = useMeans(rules?.minTotalEarned ?? '0');
  const canPlay = useCanPlay();
  const toast = useToast();
  const { game, phase } = bombs;
  const isLocked = phase === 'playing';
  const bombCount = game && phase !== 'idle' ? game.bombCount : Number(COUNTS.some(({ value }) => value === typedCount) ? typedCount : '3');
  const betHundredths = (game && phase !== 'idle' ? toHundredths(game.betAmount) : parseBet(typedBet)) ?? 0n;

  const start = async () => {
    const bet = parseBet(typedBet);
    const refusal = refuseBet(bet, means.balanceHundredths);
    if (refusal || bet === null) return refusal && toast({ tone: 'danger', ...refusal });
    return bombs.start(toDecimal(bet), bombCount as BombCount);
  };
  const starter =
    means.missingRobux > 0n ? (
      <Button size="large" wide disabled>
        Need {means.missingRobux.toString()} R$ more to play
      </Button>
    ) : (
      <Button variant="primary" size="large" wide disabled={phase === 'loading' || !canPlay} onClick={start}>
        Start Game
      </Button>
    );

  return (
    <GamePage
      title="Bombs"
      stage={
        <Stack>
          <Locked missingRobux={means.missingRobux} minTotalEarned={rules?.minTotalEarned ?? '15.00'} />
          <Stage bombs={bombs} rules={rules} betHundredths={betHundredths} starter={starter} />
        </Stack>
      }
      panels={
        <>
          <Card aria-label="Settings">
            <Stack>
              <BetField
                value={isLocked && game ? game.betAmount : typedBet}
                onChange={setTypedBet}
                isLocked={isLocked}
                balanceHundredths={means.balanceHundredths}
              />
              <Stack gap={2}>
                <Text tone="strong">Bombs</Text>
                <Segmented label="Bombs" options={COUNTS} value={String(bombCount)} onValueChange={setTypedCount} disabled={isLocked} />
              </Stack>
              <SoundSwitch />
            </Stack>
          </Card>
          <Ladder rules={rules} bombCount={bombCount} betHundredths={betHundredths} opened={game?.revealed.length ?? 0} />
          <SealedRound seal={game ?? (fairness ? { ...fairness, serverSeed: null } : null)} promise={PROMISE} />
          <Card aria-label="How to Play">
            <Fold title="How to Play">
              <ol>
                <li>Set your bet and the number of bombs.</li>
                <li>Open tiles. Each gem raises the multiplier.</li>
                <li>Cash out whenever you like. A bomb ends the round and the bet is lost.</li>
              </ol>
            </Fold>
          </Card>
        </>
      }
    />
  );
}

/** Off until the member switches it on. */
function SoundSwitch() {
  const [sound, setSound] = useStored(SOUND_KEY, 'off');
  return <Switch label="Sound" checked={sound === 'on'} onChange={(event) => setSound(event.target.checked ? 'on' : 'off')} />;
}
