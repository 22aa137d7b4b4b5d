import type { LocalDate } from '../shared/index.ts';
import { checkAgainstRecord, type IntakeRecord, type RecordCheck } from './cautions.ts';
import type { IngredientCode } from './ingredients.ts';
import type { IntakePerson } from './levels.ts';
import type { SupplementComposition } from './schemas.ts';
import { ingredientTotals, type IngredientTotal, type TakenSupplement } from './totals.ts';

/** Everything that an intake is judged with. */
export interface IntakeContext {
  readonly person: IntakePerson;
  readonly record: IntakeRecord;
  /** The clinic's day for the patient. */
  readonly today: LocalDate;
}

export interface PreviewedTotal extends IngredientTotal {
  /** The highest day without the new supplement. */
  readonly before: number;
}

/** What a supplement would do to what somebody takes, before it is saved. */
export interface IntakePreview {
  /** Only what the new supplement has. */
  readonly totals: readonly PreviewedTotal[];
  /** Ingredients that others have as well, with these others. */
  readonly duplicates: readonly { readonly code: IngredientCode; readonly from: readonly string[] }[];
  readonly isCounted: boolean;
  readonly check: RecordCheck;
}

/** A supplement that is about to be saved, with its whole composition. */
export type Draft = TakenSupplement & {
  readonly supplement: TakenSupplement['supplement'] & Pick<SupplementComposition, 'name' | 'nameEn'>;
};

/**
 * The new totals and the duplicates of a supplement that is not yet saved. One that replaces a saved one has its id.
 *
 * @param all what the patient has, the one to be replaced included
 */
export function intakePreview(
  all: readonly TakenSupplement[],
  draft: Draft,
  { person, record, today }: IntakeContext,
): IntakePreview {
  const others = all.filter(({ id }) => id !== draft.id);
  const before = new Map(
    ingredientTotals(others, person, today).totals.map(({ code, highestDay }) => [code, highestDay]),
  );
  const after = ingredientTotals([...others, draft], person, today);
  return {
    totals: after.totals
      .filter(({ from }) => from.includes(draft.id))
      .map((total) => ({ ...total, before: before.get(total.code) ?? 0 })),
    duplicates: after.shared
      .filter(({ from }) => from.includes(draft.id))
      .map(({ code, from }) => ({ code, from: from.filter((id) => id !== draft.id) })),
    isCounted: !after.uncounted.includes(draft.id),
    check: checkAgainstRecord(draft.supplement, record, person),
  };
}
