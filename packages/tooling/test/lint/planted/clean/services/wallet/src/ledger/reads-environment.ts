export const secret = (config: { secret: string }) => config.secret;
