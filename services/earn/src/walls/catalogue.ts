import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { Recipe } from './recipe.ts';
import { senderList } from './senders.ts';

const PROVIDERS = join(import.meta.dirname, 'providers');

/** The walls that the environment gives their secrets; every other one gets it from an operator. */
export const wallIds = ['a', 'b', 'c', 'd'] as const;
export type WallId = (typeof wallIds)[number];

/**
 * Every provider by its id: the four of the environment first, then by name. A data file that is not a recipe stops the
 * start.
 */
export const catalogue: ReadonlyMap<string, Recipe> = readCatalogue();

/** @throws Error when there is no such provider. */
export function recipeOf(id: string): Recipe {
  const recipe = catalogue.get(id);
  if (recipe === undefined) throw new Error(`there is no provider ${id}`);
  return recipe;
}

/** What members read; the id itself for one that is no longer in the catalogue. */
export function providerLabel(id: string): string {
  return catalogue.get(id)?.provider ?? id;
}

export function isWallId(id: string): id is WallId {
  return (wallIds as readonly string[]).includes(id);
}

function readCatalogue(): Map<string, Recipe> {
  const files = readdirSync(PROVIDERS).filter((file) => file.endsWith('.json'));
  const recipes = files.map((file) => readRecipe(file)).sort((one, other) => rank(one).localeCompare(rank(other), 'en'));
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  if (byId.size < recipes.length) throw new Error('two providers have one id');
  return byId;
}

function readRecipe(file: string): Recipe {
  const recipe: unknown = JSON.parse(readFileSync(join(PROVIDERS, file), 'utf8'));
  if (!Value.Check(Recipe, recipe)) {
    const [problem] = Value.Errors(Recipe, recipe);
    throw new Error(`providers/${file}: ${problem?.instancePath ?? ''} ${problem?.message ?? 'is not a recipe'}`);
  }
  senderList(recipe.senders);
  return recipe;
}

function rank({ id, provider }: Recipe): string {
  return `${isWallId(id) ? 0 : 1}${isWallId(id) ? id : provider}`;
}
