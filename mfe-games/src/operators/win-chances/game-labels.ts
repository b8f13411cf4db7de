import { msg, type Message } from '@facet/remote-kit';
import type { GameType } from './win-chances-api.ts';

export const GAMES: Readonly<Record<GameType, Message>> = { bombs: msg('Bombs'), crash: msg('Crash') };
