import { Button, Card, Field, Input, Stack, toHundredths, useToast } from '@facet/ui';
import { useGetCrashRulesQuery, useGetFairnessQuery } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { BetField } from '../table/bet-field.tsx';
import { refuseBet } from '../table/bet-words.ts';
import { parseBet, percent, toDecimal } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { GamePage } from '../table/game-page.tsx';
import { Locked } from '../table/locked.tsx';
import { useMeans } from '../table/means.ts';
import { Odds } from '../table/odds.tsx';
import { SealedRound } from '../table/sealed-round.tsx';
import { useCanPlay } from '../table/use-can-play.ts';
import { CrashStage } from './crash-stage.tsx';
import { LastRounds } from './last-rounds.tsx';
import { useCrash } from './use-crash.ts';

const PROMISE = 'The moment it ends was fixed before you bet. No click changes it.';
const LEAST_CASH_OUT = 1.01;

/** /games/crash */
export function Component() {
  const crash = useCrash();
  const { data: rules } = useGetCrashRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: fairness } = useGetFairnessQuery(undefined, { refetchOnMountOrArgChange: true });
  const [typedBet, setTypedBet] = useStored('crash.bet', '5.00');
  const [typedAuto, setTypedAuto] = useStored('crash.auto', '');
  const means = useMeans(rules?.minTotalEarned ?? '0');
  const canPlay = useCanPlay();
  const toast = useToast();
  const { phase, game } = crash;
  const isLocked = phase === 'running';
  const betHundredths = (isLocked && game ? toHundredths(game.betAmount) : parseBet(typedBet)) ?? 0n;
  const auto = parseAuto(typedAuto, rules?.maxMultiplier ?? 100);

  const start = async () => {
    const bet = parseBet(typedBet);
    const refusal = refuseBet(bet, means.balanceHundredths);
    if (refusal || bet === null || auto.error) return refusal && toast({ tone: 'danger', ...refusal });
    return crash.start(toDecimal(bet), auto.multiplier);
  };
  const starter =
    means.missingRobux > 0n ? (
      <Button size="large" wide disabled>
        Need {means.missingRobux.toString()} R$ more to play
      </Button>
    ) : (
      <Button variant="primary" size="large" wide disabled={phase === 'loading' || !canPlay} onClick={start}>
        Start Round
      </Button>
    );

  return (
    <GamePage
      title="Crash"
      stage={
        <Stack>
          <Locked missingRobux={means.missingRobux} minTotalEarned={rules?.minTotalEarned ?? '15.00'} />
          <CrashStage crash={crash} rules={rules} betHundredths={betHundredths} starter={starter} />
          <LastRounds />
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
              <Field
                label="Cash out by itself at"
                error={auto.error}
                hint={
                  auto.multiplier && rules
                    ? `Reached in ${percent(chanceOf(auto.multiplier, rules.rtp))} of rounds`
                    : 'Empty: only when you press'
                }
              >
                <Input
                  value={isLocked ? (game?.autoCashout?.toFixed(2) ?? '') : typedAuto}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="2.00"
                  disabled={isLocked}
                  onChange={(event) => setTypedAuto(event.target.value)}
                />
              </Field>
              {rules && <Odds winChance={rules.winChance} rtp={rules.rtp} betHundredths={betHundredths} />}
            </Stack>
          </Card>
          <SealedRound seal={game ?? (fairness ? { ...fairness, serverSeed: null } : null)} promise={PROMISE} />
        </>
      }
    />
  );
}

/** Empty is none; else 1.01 to the highest, with two decimals at most. */
function parseAuto(typed: string, highest: number): { multiplier: number | null; error?: string } {
  const text = typed.trim();
  if (text === '') return { multiplier: null };
  const multiplier = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (multiplier >= LEAST_CASH_OUT && multiplier <= highest) return { multiplier };
  return { multiplier: null, error: `Enter a multiplier from ${LEAST_CASH_OUT} to ${highest.toFixed(2)}` };
}
