import type { FastifyRequest } from 'fastify';
import type { Survey } from './surveys.ts';

/** One thing of the list, before any provider's way of saying it. */
export interface WallOffer extends Survey {
  kind: 'survey' | 'game' | 'video';
  /** Games are played on a phone, in three steps. */
  onPhone: boolean;
  steps: readonly { name: string; rewardRobux: number }[];
  /** The member's own address of the wall, at this offer. */
  link: string;
}

/** How a provider tells one member's offers to the site. */
export interface OfferApi {
  method: 'GET' | 'POST';
  /** Whose list it is; null: the provider would not say. */
  memberOf: (request: Pick<FastifyRequest, 'query' | 'headers' | 'body'>) => string | null;
  answer: (offers: readonly WallOffer[]) => object;
  refusal: { status: number; body: object };
}

export function asOffer(survey: Survey, link: string): WallOffer {
  const kind = kindOf(survey.title);
  const onPhone = kind === 'game';
  return { ...survey, kind, onPhone, steps: onPhone ? stepsOf(survey) : [], link };
}

function kindOf(title: string): WallOffer['kind'] {
  if (/\b(puzzle|level|harvest|races|chapter)\b/i.test(title)) return 'game';
  return /\b(trailers?|clips?)\b/i.test(title) ? 'video' : 'survey';
}

/** Together they pay what the whole pays. */
function stepsOf({ rewardRobux }: Survey): WallOffer['steps'] {
  const first = Math.floor(rewardRobux / 5);
  const second = Math.floor(rewardRobux / 4);
  return [
    { name: 'Open the game', rewardRobux: first },
    { name: 'Finish the first chapter', rewardRobux: second },
    { name: 'Reach the goal', rewardRobux: rewardRobux - first - second },
  ];
}

/** A query parameter, a header, a body's field: a text, or none. */
export function textOf(holder: unknown, name: string): string | null {
  const value = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
