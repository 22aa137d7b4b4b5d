import type { FoodCategory, FoodRestriction, FoodUnit, HiddenRestriction } from '@healzy/domain/foods';
import type { FoodRemark } from '@healzy/domain/menus';
import type { Meal, PlanTargets } from '@healzy/domain/nutritional-plans';
import type { Language, LocalDate } from '@healzy/domain/shared';
import type { ShoppingList } from '@healzy/api/schema';
import type { Letterhead } from '../../../platform/pdf/blocks.ts';
import type { PaperSection } from '../../supplements/paper.ts';

/** A name in each language; both null when the food is gone. */
export interface FoodNames {
  nameEs: string | null;
  nameEn: string | null;
}

export interface PaperFood extends FoodNames {
  portions: number;
  /** Null when its weight is not known. */
  amount: { amount: number; unit: FoodUnit; grams: number } | null;
  household: (FoodNames & { count: number }) | null;
  /** Whether its dish is one of it, or it brings carbohydrate or fat: how much of it is said on the page of the week. */
  isMain?: boolean;
  /** Whether it is among the warnings: wherever it is named, the patient reads to ask before eating it. */
  isDoubtful?: boolean;
}

/** A dish of the menus with what is in it for this patient, and how it is made. */
export interface PaperRecipe extends FoodNames {
  minutes: number | null;
  keepsDays: number | null;
  /** As served to the patient, with the days of each where they differ, and what goes into the pot for all who eat. */
  servings: readonly {
    dates: readonly LocalDate[];
    foods: readonly PaperFood[];
    forAll: readonly PaperFood[] | null;
  }[];
  /** Who eat, the patient among them. */
  persons: number;
  steps: readonly string[];
  stepsLanguage: Language;
  /** It is made of other foods by now, so that its steps are not those of what is served. */
  isChanged: boolean;
}

/** Energy as it is known: `isLeast` when part of it is not. */
export interface PaperEnergy {
  kcal: number | null;
  bites: number | null;
  isLeast: boolean;
}

/** Foods of a meal under the name of their dish, or one by itself. */
export interface PaperPart {
  dish: FoodNames | null;
  foods: readonly PaperFood[];
}

export interface PaperMeal {
  meal: Meal;
  name: string;
  parts: readonly PaperPart[];
  energy: PaperEnergy;
}

export interface PaperDay {
  date: LocalDate;
  meals: readonly PaperMeal[];
  energy: PaperEnergy;
}

export interface PaperWeek {
  /** Counts from 1. */
  week: number;
  days: readonly PaperDay[];
  shopping: Pick<ShoppingList, 'persons' | 'aisles' | 'staples' | 'unweighed'>;
}

/** Everything that the paper of a plan shows; the message to the thread that makes it. */
export interface PaperData {
  language: Language;
  clinic: Letterhead;
  patient: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  birthdate: string | null;
  /** Who makes it, when, and the zone of the patient's clock. */
  author: string;
  madeAt: string;
  zone: string;
  plan: { name: string; from: LocalDate; to: LocalDate; weeks: number };
  targets: PlanTargets | null;
  /** The days of the tests that its energy and its shares are from. */
  measured: { energyOn: LocalDate | null; macrosOn: LocalDate | null };
  avoids: {
    restrictions: readonly FoodRestriction[];
    /** Those of them that are for the patient's age and for nothing else. */
    ofAge: readonly FoodRestriction[];
    others: readonly string[];
    /** Categories and foods that the patient will not eat. */
    categories: readonly FoodCategory[];
    foods: readonly FoodNames[];
  };
  remarks: readonly FoodRemark[];
  /** Whether nobody has decided yet what an answer means. The question is one for the specialist, who has it on the board. */
  hasOpenQuestions: boolean;
  /** What to look for on the labels of which of its foods. */
  labels: readonly { restriction: HiddenRestriction; foods: readonly FoodNames[] }[];
  /** Foods of the menus that are not for this patient, or may not be. */
  warnings: readonly (FoodNames & { broken: readonly FoodRestriction[] })[];
  weeks: readonly PaperWeek[];
  recipes: readonly PaperRecipe[];
  sections: readonly PaperSection[];
}
