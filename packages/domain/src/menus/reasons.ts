import { MACROS, type Macro } from '../nutritional-plans/index.ts';
import { modelOf } from './solver/model.ts';
import type { FilledMeal, MealPosition, MenuProblem } from './solver/problem.ts';

/** Why a food is in a meal, as data; the screen has the sentences. */
export type FoodReason =
  /** The template asks for it or for a food of its kind: the group, by its position in the meal's template. */
  | { kind: 'TEMPLATE'; group: number; choices: number }
  /** Nothing else of the group may be given to this patient. */
  | { kind: 'ONLY_CHOICE'; group: number }
  | { kind: 'PREFERRED' }
  /** It has more of this macronutrient than any other food of the day: its share, 0 to 1. */
  | { kind: 'MAIN_SOURCE'; macro: Macro; share: number }
  | { kind: 'ONCE_THIS_WEEK' };

/** Below this no food of a day is called its main source. */
const MAIN_SHARE = 0.25;

/** Why a food of a filled menu is there, the strongest reason first. */
export function reasonsFor(
  problem: MenuProblem,
  meals: readonly FilledMeal[],
  at: MealPosition,
  foodId: string,
): FoodReason[] {
  const model = modelOf(problem, () => true);
  const index = problem.foods.findIndex(({ id }) => id === foodId);
  const food = problem.foods[index];
  if (!food) return [];
  const reasons: FoodReason[] = [];
  const groups = model.meals.find(({ meal }) => meal === at.meal)?.groups ?? [];
  for (const { candidates, min, index: group } of groups) {
    if (min === 0 || group === null || !candidates.includes(index)) continue;
    const choices = candidates.length;
    reasons.push(choices <= min ? { kind: 'ONLY_CHOICE', group } : { kind: 'TEMPLATE', group, choices });
    break;
  }
  const ofWeek = [...meals, ...problem.kept].filter(({ week }) => week === at.week);
  const ofDay = ofWeek.filter(({ day }) => day === at.day).flatMap(({ foods }) => foods);
  for (const macro of MACROS) {
    const gramsOf = ({ foodId: id, portions }: (typeof ofDay)[number]) => {
      const each = problem.foods.find((one) => one.id === id);
      return each ? (each.grams[macro] * each.portionGrams * portions) / 100 : 0;
    };
    const all = ofDay.reduce((sum, each) => sum + gramsOf(each), 0);
    const own = ofDay.filter((each) => each.foodId === foodId).reduce((sum, each) => sum + gramsOf(each), 0);
    const most = Math.max(...ofDay.map(gramsOf));
    if (all > 0 && own >= most && own / all >= MAIN_SHARE)
      reasons.push({ kind: 'MAIN_SOURCE', macro, share: own / all });
  }
  if (food.tier === 1) reasons.push({ kind: 'PREFERRED' });
  const uses = ofWeek.flatMap(({ foods }) => foods).filter((each) => each.foodId === foodId).length;
  if (uses === 1) reasons.push({ kind: 'ONCE_THIS_WEEK' });
  return reasons;
}
