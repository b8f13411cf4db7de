import { childId, conductOfUserId } from '../ids/ids.ts';

export interface Experience {
  universeId: number;
  placeId: number;
  name: string;
  description: string;
  placeVisits: number;
}

const titles = ['Obby', 'Tycoon', 'Racing', 'Hideout', 'Quest', 'Arena'];
const experiencesEach = 2;

/** Two published ones, their titles drawn from the id; none for an `empty_…` user. */
export function experiencesOf(userId: number, creatorName: string): Experience[] {
  if (conductOfUserId(userId) === 'empty') return [];
  return Array.from({ length: experiencesEach }, (_, experience) => ({
    universeId: childId('universe', { userId, experience, pass: 0 }),
    placeId: childId('place', { userId, experience, pass: 0 }),
    name: `${creatorName}'s ${titles[(Math.floor(userId / 8) + experience) % titles.length]}`,
    description: 'A place of the simulated game platform.',
    placeVisits: (Math.floor(userId / 8) % 9_000) + 100 * (experience + 1),
  }));
}
