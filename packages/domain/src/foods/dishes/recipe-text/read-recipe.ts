import { FOOD_LIMITS } from '../../limits.ts';
import { DISH_LIMITS } from '../dish.ts';
import { readIngredient, type IngredientLine } from './ingredient-line.ts';

/** Characters of a page that is pasted whole. */
export const RECIPE_TEXT_LIMIT = 400_000;

/** A recipe as its text has it; what it leaves out is not known. */
export interface ReadRecipe {
  readonly name: string;
  readonly language: 'es' | 'en' | null;
  readonly servings: number | null;
  readonly minutes: number | null;
  readonly ingredients: readonly IngredientLine[];
  readonly steps: readonly string[];
  /** Lines and steps beyond what a dish holds, or longer, which were left out or cut. */
  readonly leftOut: number;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value];

/**
 * Reads a recipe of schema.org in JSON-LD, alone or within the page that it is from.
 *
 * @returns null where there is none
 */
export function readRecipe(text: string): ReadRecipe | null {
  for (const json of scriptsIn(text)) {
    const recipe = recipeIn(parsed(json), 0);
    if (recipe) return toRecipe(recipe);
  }
  return null;
}

const SCRIPT = /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi;

const scriptsIn = (text: string): string[] => {
  const scripts = [...text.matchAll(SCRIPT)].map(([, json = '']) => json);
  return scripts.length > 0 ? scripts : [text];
};

function parsed(json: string): unknown {
  try {
    // Pages break lines within strings, which JSON does not allow.
    return JSON.parse(json.replace(/[\n\r\t]+/g, ' ')) as unknown;
  } catch {
    return null;
  }
}

/** Deeper than any page nests it. */
const DEEPEST = 6;

function recipeIn(value: unknown, depth: number): Node | null {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = recipeIn(each, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isNode(value)) return null;
  const isRecipe = listOf(value['@type']).some(
    (type) => typeof type === 'string' && /^(https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type),
  );
  return isRecipe ? value : recipeIn(value['@graph'] ?? value['mainEntity'], depth + 1);
}

function toRecipe(recipe: Node): ReadRecipe {
  const lines = listOf(recipe['recipeIngredient'] ?? recipe['ingredients'])
    .map(textOf)
    .filter((line) => line !== '');
  const steps = stepsOf(recipe['recipeInstructions'], 0);
  const kept = steps.slice(0, DISH_LIMITS.steps).map((step) => step.slice(0, DISH_LIMITS.step).trim());
  return {
    name: textOf(recipe['name']).slice(0, FOOD_LIMITS.name).trim(),
    language: languageOf(recipe['inLanguage']),
    servings: servingsOf(recipe['recipeYield'] ?? recipe['yield']),
    minutes: minutesOf(recipe),
    ingredients: lines.slice(0, DISH_LIMITS.ingredients).map((line) => readIngredient(line)),
    steps: kept,
    leftOut:
      Math.max(0, lines.length - DISH_LIMITS.ingredients) +
      Math.max(0, steps.length - DISH_LIMITS.steps) +
      steps.filter((step) => step.length > DISH_LIMITS.step).length,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

/** Text without markup: recipes are often written as HTML within JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) => {
      const point = Number.parseInt(digits, hex === '' ? 10 : 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/&([a-z]+\d*);/gi, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string')
    return value
      .split(/\r?\n|<\/(?:p|li)>|<br ?\/?>/i)
      .map(textOf)
      .filter((step) => step !== '');
  if (Array.isArray(value)) return value.flatMap((each) => stepsOf(each, depth + 1));
  if (!isNode(value)) return [];
  if (value['itemListElement'] !== undefined) return stepsOf(value['itemListElement'], depth + 1);
  const step = textOf(value['text'] ?? value['name']);
  return step === '' ? [] : [step];
}

function servingsOf(value: unknown): number | null {
  for (const each of listOf(value)) {
    const [number] = /\d+/.exec(textOf(each)) ?? [];
    const servings = Number(number);
    if (servings >= 1 && servings <= DISH_LIMITS.servings) return servings;
  }
  return null;
}

function minutesOf(recipe: Node): number | null {
  const total = durationOf(recipe['totalTime']);
  const parts = [durationOf(recipe['prepTime']), durationOf(recipe['cookTime'])];
  const sum = parts.some((part) => part !== null)
    ? parts.reduce<number>((all, part) => all + (part ?? 0), 0)
    : null;
  const minutes = total ?? sum;
  return minutes !== null && minutes <= DISH_LIMITS.minutes ? minutes : null;
}

/** Minutes of an ISO 8601 duration such as `PT1H30M`. */
function durationOf(value: unknown): number | null {
  const [all, days, hours, minutes] =
    /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?)?$/i.exec(textOf(value)) ?? [];
  if (all === undefined) return null;
  const sum = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sum > 0 ? sum : null;
}

function languageOf(value: unknown): 'es' | 'en' | null {
  const [code] = /^(es|en)\b/i.exec(textOf(value)) ?? [];
  return code === undefined ? null : code.toLowerCase() === 'es' ? 'es' : 'en';
}
