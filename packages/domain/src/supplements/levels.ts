import type { BiologicalSex } from '../patients/index.ts';
import { ageOn, type LocalDate } from '../shared/index.ts';
import { ingredientFacts, type LevelledCode } from './ingredients.ts';
import {
  LEVEL_BODIES,
  MONTHS,
  type BodyView,
  type LevelBody,
  type LevelKind,
  type LevelSource,
  type PublishedLevel,
} from './level-tables.ts';

/** What is not known says so: nothing is judged for a person of whom it was forgotten to say something. */
export type Known<Value> = Value | 'UNKNOWN';
export type Pregnancy = 'NEITHER' | 'PREGNANT' | 'BREASTFEEDING';

/** For whom an intake is judged. */
export interface IntakePerson {
  /** In whole months, because levels of infants change within their first year. */
  readonly ageMonths: Known<number>;
  readonly sex: Known<BiologicalSex>;
  readonly pregnancy: Known<Pregnancy>;
  readonly weightKg: Known<number>;
}
/** What of a person a verdict can depend on. */
export type PersonGap = 'AGE' | 'PREGNANCY' | 'WEIGHT';

/** Age in whole months on a day; unknown for a birth after it or a text that is no day. */
export function ageMonthsOn(birthdate: LocalDate, on: LocalDate): Known<number> {
  const years = ageOn(birthdate, on);
  if (years === null) return 'UNKNOWN';
  const months = Number(on.slice(5, 7)) - Number(birthdate.slice(5, 7));
  const whole = on.slice(8) < birthdate.slice(8) ? months - 1 : months;
  return years * MONTHS + (((whole % MONTHS) + MONTHS) % MONTHS);
}

/** A level that applies to a person. */
export interface AppliedLevel {
  /** In the ingredient's unit. */
  readonly amount: number;
  readonly kind: LevelKind;
  readonly counts: PublishedLevel['counts'];
  readonly body: LevelBody;
  readonly source: LevelSource;
  /** What the amount was computed with, for each kilogram; null unless it depends on the weight. */
  readonly perKg: number | null;
}

/** A person of whom everything but the weight is known. */
interface Case {
  readonly ageMonths: number;
  readonly pregnancy: Pregnancy;
  readonly weightKg: Known<number>;
}

/** Ages between which a pregnancy is asked about: those in which the Academies' tables and a clinic's practice expect one. */
const FERTILE_MONTHS = { from: 12 * MONTHS, to: 55 * MONTHS } as const;
/** An age of each group of each body, youngest first. */
const AGES = [0, 4, 6, 7, 12, 36, 48, 84, 108, 132, 168, 180, 216, 228] as const;
const ADULT: Case = { ageMonths: 40 * MONTHS, pregnancy: 'NEITHER', weightKg: 70 };

/** Everyone whom a person can be, given what is not known. */
function casesOf({ ageMonths, sex, pregnancy, weightKg }: IntakePerson): Case[] {
  const ages = ageMonths === 'UNKNOWN' ? AGES : [ageMonths];
  return ages.flatMap((age) => {
    const canBe = sex !== 'MALE' && age >= FERTILE_MONTHS.from && age < FERTILE_MONTHS.to;
    const states: readonly Pregnancy[] =
      pregnancy !== 'UNKNOWN' ? [pregnancy] : canBe ? ['NEITHER', 'PREGNANT', 'BREASTFEEDING'] : ['NEITHER'];
    return states.map((state) => ({ ageMonths: age, pregnancy: state, weightKg }));
  });
}

export type Per = 'DAY' | 'DOSE';
const publishedIn = (view: BodyView, per: Per): PublishedLevel | null =>
  'level' in view ? (per === 'DAY' ? view.level : (view.dose ?? null)) : null;

/** A body's level for somebody; null where it sets none, `WEIGHT` where it needs the weight. */
function amountFor(
  { steps, perKg, pregnant, breastfeeding }: PublishedLevel,
  { ageMonths, pregnancy, weightKg }: Case,
): { amount: number; perKg: number | null } | 'WEIGHT' | null {
  const step = steps.findLast(([from]) => ageMonths >= from);
  if (step === undefined) return null;
  const ofState =
    pregnancy === 'PREGNANT' ? pregnant : pregnancy === 'BREASTFEEDING' ? breastfeeding : undefined;
  if (perKg !== undefined && ageMonths < perKg.belowMonths) {
    if (weightKg === 'UNKNOWN') return 'WEIGHT';
    // However heavy a child is, and whatever was typed as its weight, it is not allowed more than an adult.
    const most = Math.min(ofState ?? Infinity, steps.at(-1)?.[1] ?? Infinity);
    return { amount: Math.min(perKg.amount * weightKg, most), perKg: perKg.amount };
  }
  const [, ofAge] = step;
  if (ofState === undefined) return ofAge === null ? null : { amount: ofAge, perKg: null };
  // A young mother keeps the level of her age where that is lower.
  return ofState === null || ofAge === null ? null : { amount: Math.min(ofState, ofAge), perKg: null };
}

/**
 * The level that judges somebody: of the first body that sets one for them. A later body's level that is above what the
 * first one sets for adults is not used, because it would allow a child or a pregnant woman more than an adult.
 */
function appliedTo(code: LevelledCode, per: Per, somebody: Case): AppliedLevel | 'WEIGHT' | null {
  let most = Infinity;
  for (const body of LEVEL_BODIES) {
    const published = publishedIn(ingredientFacts(code).says[body], per);
    if (published === null) continue;
    const found = amountFor(published, somebody);
    if (found === 'WEIGHT') return 'WEIGHT';
    const { kind, counts, source } = published;
    if (found !== null && found.amount <= most) return { ...found, kind, counts, body, source };
    const ofAdults = amountFor(published, ADULT);
    if (ofAdults !== null && ofAdults !== 'WEIGHT') most = Math.min(most, ofAdults.amount);
  }
  return null;
}

export interface Judgement {
  /**
   * Above the level; within it; depending on what is not known of the person; no level for this person though others
   * have one; no level for anybody.
   */
  readonly verdict: 'OVER' | 'WITHIN' | 'DEPENDS' | 'NONE_FOR_PERSON' | 'NONE';
  /** What was compared, in the ingredient's unit. */
  readonly amount: number;
  /** The lowest that can apply, given what is known. */
  readonly level: AppliedLevel | null;
  /** The highest that can apply, where it is another. */
  readonly upTo: AppliedLevel | null;
  readonly dependsOn: readonly PersonGap[];
}

/** Whether anybody has a level. */
const isLevelled = (code: LevelledCode, per: Per): boolean =>
  LEVEL_BODIES.some((body) => publishedIn(ingredientFacts(code).says[body], per) !== null);

/** Which gaps change the level: those that, filled in any way, leave fewer levels. */
function gapsIn(person: IntakePerson, found: readonly (AppliedLevel | 'WEIGHT' | null)[]): PersonGap[] {
  return [
    ...(person.ageMonths === 'UNKNOWN' ? (['AGE'] as const) : []),
    ...(person.pregnancy === 'UNKNOWN' && person.ageMonths !== 'UNKNOWN' && found.length > 1
      ? (['PREGNANCY'] as const)
      : []),
    ...(found.includes('WEIGHT') ? (['WEIGHT'] as const) : []),
  ];
}

/**
 * Compares an amount with the level for a person. Everyone whom the person can be, given what is not known, is looked up:
 * the verdict is `OVER` or `WITHIN` only where it is the same for all of them. What equals a level is within it.
 *
 * @example judge('VITAMIN_D', 'DAY', { ageMonths: 60, sex: 'MALE', pregnancy: 'NEITHER', weightKg: 18 }, 100).verdict // 'OVER'
 */
export function judge(code: LevelledCode, per: Per, person: IntakePerson, amount: number): Judgement {
  const found = casesOf(person).map((one) => appliedTo(code, per, one));
  const levels = found.filter((one): one is AppliedLevel => one !== null && one !== 'WEIGHT');
  const sorted = levels.toSorted((a, b) => a.amount - b.amount);
  const level = sorted[0] ?? null;
  const last = sorted.at(-1) ?? null;
  const upTo = last !== null && level !== null && last.amount > level.amount ? last : null;
  const base = { amount, level, upTo, dependsOn: [] };
  if (found.every((one) => one === null))
    return { ...base, verdict: isLevelled(code, per) ? 'NONE_FOR_PERSON' : 'NONE' };
  const isAllKnown = levels.length === found.length;
  if (isAllKnown && levels.every((one) => amount > one.amount)) return { ...base, verdict: 'OVER' };
  if (isAllKnown && levels.every((one) => amount <= one.amount)) return { ...base, verdict: 'WITHIN' };
  return { ...base, verdict: 'DEPENDS', dependsOn: gapsIn(person, found) };
}

/** The level of adults who are neither pregnant nor breastfeeding, for what is shown without a person. */
export function adultLevel(code: LevelledCode, per: Per = 'DAY'): AppliedLevel | null {
  const found = appliedTo(code, per, ADULT);
  return found === 'WEIGHT' ? null : found;
}

/** What each body says of an ingredient, for adults: the level, or why there is none. */
export interface BodyStatement {
  readonly body: LevelBody;
  readonly finding: 'LEVEL' | 'INSUFFICIENT_DATA' | 'NOT_ASSESSED';
  readonly amount: number | null;
  readonly source: LevelSource | null;
}
export const statementsOn = (code: LevelledCode): BodyStatement[] =>
  LEVEL_BODIES.map((body) => {
    const view = ingredientFacts(code).says[body];
    if ('level' in view) {
      const found = amountFor(view.level, ADULT);
      const amount = found === null || found === 'WEIGHT' ? null : found.amount;
      return { body, finding: 'LEVEL', amount, source: view.level.source };
    }
    const source = 'source' in view ? view.source : null;
    return { body, finding: view.finding, amount: null, source };
  });

/** Whole years of an age in months. */
export const wholeYears = (ageMonths: number): number => Math.floor(ageMonths / MONTHS);

/** An amount as a percentage of the lowest level that can apply; null without one. */
export const shareOf = ({ amount, level }: Judgement): number | null =>
  level === null ? null : (100 * amount) / level.amount;
