import type { FakeAnswer, ReceivedCall } from '@facet/service-kit/testing';

interface ToldOffer {
  id: string;
  title?: string;
  reward?: string;
  minutes?: number;
  steps?: number;
}

const linkOf = (wall: string, id: string) => `https://example.com/${wall}/${id}`;

const said: Record<string, (offers: ToldOffer[]) => object> = {
  a: (offers) => ({
    status: 'success',
    surveys: offers.map(({ id, title, reward, minutes }) => ({ id, loi: minutes, payout: reward, category: title, href: linkOf('a', id) })),
  }),
  b: (offers) => ({
    status: 'success',
    data: {
      surveys: offers.map(({ id, title, reward, minutes }) => ({
        id,
        loi: minutes,
        value: reward,
        category: { name: title },
        click_url: linkOf('b', id),
      })),
    },
  }),
  c: (offers) => ({
    success: true,
    data: {
      offers: offers.map(({ id, title, reward }) => ({
        offerID: id,
        name: title,
        currencyReward: reward,
        link: `${linkOf('c', id)}?u={userID}`,
      })),
    },
  }),
  d: (offers) => ({
    status: 'success',
    offers: offers.map(({ id, title, reward, steps = 0 }) => ({
      id,
      name: title,
      payout: reward,
      tracking_link: linkOf('d', id),
      cpe_instructions: Array.from({ length: steps }, () => ({ payout: 1 })),
    })),
  }),
};

/** What the providers answer, each by its own form: a list, or what goes wrong. */
export type Told = Record<string, ToldOffer[] | FakeAnswer>;

export const answering =
  (told: Told) =>
  ({ url }: Pick<ReceivedCall, 'url'>): FakeAnswer => {
    const wall = /^\/walls\/(\w)\/offers/.exec(url)?.[1] ?? '';
    const answer = told[wall] ?? [];
    return Array.isArray(answer)
      ? { status: 200, body: said[wall]?.(answer.map((offer) => ({ title: `Offer ${offer.id}`, reward: '10', ...offer }))) }
      : answer;
  };
