import { fuzzGames } from './fuzz-games.ts';

fuzzGames(12);
