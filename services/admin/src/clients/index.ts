export { readAnswer } from './read-answer.ts';
export { openClients, type Clients, type IdentityMembers, type WalletMembers } from './clients.ts';
export { ignoreAway } from './ignore-away.ts';
