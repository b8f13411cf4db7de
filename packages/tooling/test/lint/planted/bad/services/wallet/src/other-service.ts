export type Other = import('../../identity/src/app.ts').App;
