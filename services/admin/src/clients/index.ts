export { readAnswer } from './read-answer.ts';
export { openClients, type Clients } from './clients.ts';
export { ignoreAway } from './ignore-away.ts';
