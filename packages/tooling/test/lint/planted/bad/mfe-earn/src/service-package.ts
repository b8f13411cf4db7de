import { app } from '@facet/earn';

export const named = app;
