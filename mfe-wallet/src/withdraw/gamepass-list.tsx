import { ChoiceList, Disclosure, Stack } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { GamepassChoice } from './gamepass-choice.tsx';
import { obstacleOf, type Limits } from './obstacle-of.ts';

interface GamepassListProps {
  list: readonly Gamepass[];
  limits: Limits;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/**
 * Those that can be withdrawn; the others folded away, each with its reason, unless there are no others or the chosen
 * one is among them.
 */
export function GamepassList({ list, limits, chosenId, onChoose }: GamepassListProps) {
  const [possible, impossible] = [true, false].map((wanted) =>
    list.filter((gamepass) => (obstacleOf(gamepass, limits) === null) === wanted),
  );
  const choicesOf = (gamepasses: readonly Gamepass[] = []) =>
    gamepasses.map((gamepass) => (
      <GamepassChoice key={gamepass.id} gamepass={gamepass} limits={limits} checked={gamepass.id === chosenId} onChoose={onChoose} />
    ));
  return (
    <ChoiceList legend={t('Gamepass')} scrolls>
      {choicesOf(possible)}
      {impossible && impossible.length > 0 && (
        <Disclosure
          compact
          title={t('Not possible now ({count})', { count: impossible.length })}
          open={possible?.length === 0 || impossible.some(({ id }) => id === chosenId)}
        >
          <Stack gap={2}>{choicesOf(impossible)}</Stack>
        </Disclosure>
      )}
    </ChoiceList>
  );
}
