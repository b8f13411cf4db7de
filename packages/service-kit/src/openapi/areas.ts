import type { FastifyInstance } from 'fastify';
import type { App } from '../http/app.ts';
import { addToContract } from './contract-of-route.ts';

/** One of the few things that a service is about: a tag of its contracts, for all routes that are added within it. */
export interface Area {
  /** A sentence for who reads the contract. */
  about: string;
  /** Routes reached through the gateway. */
  routes?: (app: App) => void;
  /** Routes for other services, on the internal port. */
  internalRoutes?: (app: App) => void;
}

/** By their names in the contracts: `Promo codes`. */
export type Areas = Readonly<Record<string, Area>>;

/** As plugins, so that they come after what createApp registers and a bad route rejects ready(). */
export function addAreas(app: App, areas: Areas, side: 'routes' | 'internalRoutes'): void {
  for (const [name, area] of Object.entries(areas)) {
    const add = area[side];
    if (!add) continue;
    void app.register(async (scope) => {
      (scope as unknown as FastifyInstance).addHook('onRoute', (route) => addToContract(route, name));
      add(scope);
    });
  }
}
