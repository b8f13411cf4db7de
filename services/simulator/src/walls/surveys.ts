import { createHash } from 'node:crypto';
import type { WallId, WallRecipe } from './recipe.ts';

export interface Survey {
  id: string;
  title: string;
  minutes: number;
  /** R$, within the wall's range. */
  rewardRobux: number;
}

const offeredAtOnce = 5;

/** Rewards are these parts of the wall's highest, so that each list has small and large ones. */
const shares = [0.3, 0.14, 0.5, 0.06, 0.8, 0.22, 1, 0.01];

/** The first five that the member has not completed. The list never ends. */
export function offeredSurveys(wall: WallId, recipe: WallRecipe, userId: string, completedIds: ReadonlySet<string>): Survey[] {
  const offered: Survey[] = [];
  for (let index = 0; offered.length < offeredAtOnce; index += 1) {
    const survey = surveyAt(wall, recipe, userId, index);
    if (!completedIds.has(survey.id)) offered.push(survey);
  }
  return offered;
}

/** Drawn from wall, member and position alone, so that a reload shows the same ones. */
function surveyAt(wall: WallId, { rangeRobux, surveyTitles }: WallRecipe, userId: string, index: number): Survey {
  const spread = createHash('sha256').update(`${wall}:${userId}:${index}`).digest().readUInt16BE(0) / 65_536;
  const share = (shares[index % shares.length] ?? 1) * (0.85 + 0.15 * spread);
  const rewardRobux = Math.max(rangeRobux.min, Math.round(rangeRobux.max * share));
  return {
    id: `${wall}${1_001 + index}`,
    title: surveyTitles[index % surveyTitles.length] ?? 'Survey',
    minutes: 2 + Math.round(28 * share),
    rewardRobux,
  };
}
