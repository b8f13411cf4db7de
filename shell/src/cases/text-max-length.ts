/** Of a message to the team, as the contract of identity says. */
export const TEXT_MAX_LENGTH = 2000;
