import type { CgmEventForm, SimulatedEvent } from '@healzy/domain/cgm';
import { logFood, snapshotOf, type LoggedFood, type MealFood } from '@healzy/domain/cgm/meals';
import { foodSchema } from '@healzy/domain/foods';
import { searchKey } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import type { EventContent } from '../events/event-rows.ts';

const NAMES: Record<SimulatedEvent['subtype'], readonly string[]> = {
  BREAKFAST: ['Tostada con aceite', 'Avena con leche'],
  MID_MORNING_SNACK: ['Fruta'],
  LUNCH: ['Arroz con verduras', 'Lentejas', 'Ensalada y pescado'],
  MID_AFTERNOON_SNACK: ['Yogur y nueces'],
  DINNER: ['Tortilla y ensalada', 'Pasta con tomate'],
  WALKING: ['Paseo'],
  RUNNING: ['Carrera'],
};

/** Foods of the catalogue by their Spanish name, in grams or millilitres. The others are told by their name alone. */
const DISHES: Readonly<
  Record<string, readonly (readonly [food: string, amount: number, unit: 'G' | 'ML'])[]>
> = {
  'Tostada con aceite': [
    ['Pan de barra', 60, 'G'],
    ['Aceite de oliva', 10, 'G'],
  ],
  'Avena con leche': [
    ['Copos de avena', 40, 'G'],
    ['Leche semidesnatada (2 %)', 200, 'ML'],
  ],
  Fruta: [['Manzana', 180, 'G']],
  'Arroz con verduras': [
    ['Arroz blanco cocido', 200, 'G'],
    ['Calabacín (peso en crudo)', 80, 'G'],
    ['Zanahoria', 60, 'G'],
    ['Aceite de oliva', 10, 'G'],
  ],
  Lentejas: [
    ['Lentejas cocidas', 250, 'G'],
    ['Zanahoria', 50, 'G'],
  ],
  'Pasta con tomate': [
    ['Pasta (espagueti) cocida', 220, 'G'],
    ['Salsa de tomate', 80, 'G'],
  ],
};

const HOUR = 3600;
/** One night in as many is short. */
const SHORT_NIGHT_EVERY = 4;
const BLANK = {
  subtype: null,
  description: null,
  comment: null,
  feeling: null,
  foods: [],
  carbohydrates: null,
};

const iso = (epochSeconds: number) => new Date(epochSeconds * 1000).toISOString();

/** The events of a simulated trace as they would be recorded: meals that repeat, training, and the nights before. */
export function demoEvents(events: readonly SimulatedEvent[]): CgmEventForm[] {
  const repeats = new Map<string, number>();
  let nights = 0;
  return events.flatMap(({ type, subtype, epochSeconds, minutes }): CgmEventForm[] => {
    const repeat = repeats.get(subtype) ?? 0;
    repeats.set(subtype, repeat + 1);
    const names = NAMES[subtype];
    const event: CgmEventForm = {
      ...BLANK,
      type,
      subtype: subtype === 'WALKING' || subtype === 'RUNNING' ? subtype : null,
      name: names[repeat % names.length] ?? '',
      start: iso(epochSeconds),
      end: iso(epochSeconds + minutes * 60),
    };
    if (subtype !== 'BREAKFAST') return [event];
    const isShort = ++nights % SHORT_NIGHT_EVERY === 0;
    const night: CgmEventForm = {
      ...BLANK,
      type: 'REST',
      name: isShort ? 'Mala noche' : 'Noche',
      start: iso(epochSeconds - (isShort ? 5.5 : 8.5) * HOUR),
      end: iso(epochSeconds - HOUR),
    };
    return [night, event];
  });
}

/** Gives a meal its foods, from the catalogue. */
export async function dishReader(sql: Sql): Promise<(event: CgmEventForm) => EventContent> {
  const names = Object.values(DISHES).flatMap((dish) => dish.map(([name]) => searchKey(name)));
  const { rows } = await sql.query<{ keyEs: string; food: unknown }>(
    'SELECT key_es, food FROM provider_foods WHERE key_es = ANY ($1)',
    [[...new Set(names)]],
  );
  const foods = new Map(rows.map(({ keyEs, food }) => [keyEs, foodSchema.parse(food)]));
  return (event) => {
    const dish = event.type === 'MEAL' ? (DISHES[event.name] ?? []) : [];
    return { ...event, foods: dish.map(([name, amount, unit]) => mealFood(name, amount, unit)) };
  };

  function mealFood(name: string, amount: number, unit: 'G' | 'ML'): MealFood {
    const food = foods.get(searchKey(name));
    if (food === undefined) throw new Error(`The demo food "${name}" is not in the catalogue.`);
    const logged: LoggedFood = { foodId: food.id, amount, unit, portion: null };
    const result = logFood(logged, snapshotOf(food));
    if (!result.ok) throw new Error(`The demo food "${name}" has no such amount.`);
    return result.value;
  }
}
