import type { PlanFigures } from '@healzy/api/menus';
import { foodName, nutrientFacts } from '@healzy/domain/foods';
import {
  DEFAULT_MENU_TEMPLATE,
  foodDifferences,
  templateDifference,
  type ReferencedNutrient,
} from '@healzy/domain/menus';
import {
  CHANGEABLE_KINDS,
  MACROS,
  MEALS,
  planEnd,
  realChanges,
  shareDigits,
  type Macro,
  type Meal,
} from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';
import { useFrequencyWords } from '../preferences/useFrequencyWords.ts';

/** One thing of two plans, and in words how the second differs from the first. */
export interface CompareRow {
  id: string;
  name: string;
  first: string;
  second: string;
  difference: string;
  isSame: boolean;
}

export interface CompareSection {
  id: 'data' | 'day' | 'meals' | 'nutrients' | 'foods';
  rows: readonly CompareRow[];
}

type Amounts = NonNullable<PlanFigures['day']> | null;

/** What two plans or versions say and come to, row by row. */
export function useCompareRows(): (first: PlanFigures, second: PlanFigures) => CompareSection[] {
  const { t } = useTranslation(['plan-versions', 'foods']);
  const formats = useFormats();
  const language = useLanguage();
  const frequencyWords = useFrequencyWords();

  const decimal = (value: number, decimals: number) =>
    formats.number(value, Number.isInteger(value) ? 0 : decimals);
  const row = (id: string, name: string, first: string, second: string, difference?: string): CompareRow => {
    const isSame = first === second && difference === undefined;
    return {
      id,
      name,
      first,
      second,
      difference: difference ?? t(isSame ? 'difference.same' : 'difference.other'),
      isSame,
    };
  };
  const same = (...cells: [id: string, name: string, first: string, second: string]): CompareRow => ({
    ...row(...cells),
    difference: t('difference.same'),
    isSame: true,
  });
  /** That only one of them has it; undefined where both have. */
  const onlyOne = (first: object | null, second: object | null): string | undefined => {
    if (first === null) return t('difference.onlySecond');
    return second === null ? t('difference.onlyFirst') : undefined;
  };
  /** `120 kcal más`; undefined for the same amount as it is written. */
  const apart = (first: number, second: number, write: (value: number) => string): string | undefined => {
    const off = second - first;
    if (write(Math.abs(off)) === write(0)) return undefined;
    return t(off > 0 ? 'difference.more' : 'difference.less', { amount: write(Math.abs(off)) });
  };
  interface Value {
    amount: number | null;
    isLowerBound?: boolean;
    /** Said behind the amount. */
    remark?: string;
  }
  const numbers = (
    id: string,
    name: string,
    first: Value | null,
    second: Value | null,
    write: (value: number) => string,
    writeApart = write,
  ): CompareRow => {
    const cell = (value: Value | null): string => {
      if (value === null) return t('nothing');
      if (value.amount === null) return t('unknown');
      const amount = write(value.amount);
      const text = value.isLowerBound ? t('atLeast', { amount }) : amount;
      return value.remark === undefined ? text : `${text}, ${value.remark}`;
    };
    const both = [cell(first), cell(second)] as const;
    if (first?.amount != null && second?.amount != null) {
      const off = apart(first.amount, second.amount, writeApart);
      const isSure = !first.isLowerBound && !second.isLowerBound;
      if (off === undefined)
        return isSure ? same(id, name, ...both) : row(id, name, ...both, t('difference.unsureSame'));
      return row(id, name, ...both, isSure ? off : t('difference.unsure', { difference: off }));
    }
    if (first === null && second === null) return row(id, name, ...both);
    return row(id, name, ...both, onlyOne(first, second) ?? t('difference.unknown'));
  };
  const kcal = (value: number) => t('kcal', { value: formats.number(value) });
  const grams = (value: number) => t('grams', { value: decimal(value, 1) });
  const bites = (value: number) => t('bites', { value: decimal(value, 1) });
  const share = (value: number) => formats.percent(value, shareDigits(value));
  /** `5 puntos`: with a percent sign, what lies between two shares would read as a part of the first. */
  const points = (value: number) => {
    const count = Math.round(value * 100) / 100;
    return t('points', { count, value: decimal(count, 2) });
  };
  const shares = (id: string, name: string, first: Value | null, second: Value | null): CompareRow =>
    numbers(id, name, first, second, share, points);
  const exact = (amount: number): Value => ({ amount });

  /** How often kinds of food are eaten, of those that either plan changes. */
  const frequencies = (one: PlanFigures['plan'], other: PlanFigures['plan']): CompareRow[] => {
    const changes = [one, other].map((plan) => realChanges(plan.frequencies ?? []));
    return CHANGEABLE_KINDS.flatMap((kind) => {
      const [first, second] = changes.map((of) => of.find((each) => each.kind === kind));
      if (!first && !second) return [];
      const said = (change: typeof first) =>
        change ? frequencyWords.said(change) : frequencyWords.published(kind);
      const name = t('row.frequency', { kind: frequencyWords.kind(kind) });
      return [row(`frequency-${kind}`, name, said(first), said(second))];
    });
  };

  const data = (first: PlanFigures, second: PlanFigures): CompareRow[] => {
    const [one, other] = [first.plan, second.plan];
    const period = (plan: PlanFigures['plan']) =>
      t('period', { from: formats.day(plan.startDate), to: formats.day(planEnd(plan)) });
    const target = ({ energy }: PlanFigures['plan']) => (energy === null ? null : exact(energy.kcal));
    const templates = templateDifference(
      one.menuTemplate ?? DEFAULT_MENU_TEMPLATE,
      other.menuTemplate ?? DEFAULT_MENU_TEMPLATE,
    );
    const template = ({ menuTemplate }: PlanFigures['plan']) =>
      t(menuTemplate === null ? 'template.general' : 'template.own');
    const templateRow = ['template', t('row.template'), template(one), template(other)] as const;
    const shareOf = (of: Meal | Macro, part: string, first: number, second: number) =>
      shares(`share-${of}`, t('row.shareOf', { part }), exact(first), exact(second));
    return [
      row('name', t('row.name'), one.name, other.name),
      row('period', t('row.period'), period(one), period(other)),
      numbers('weeks', t('row.weeks'), exact(one.weeks), exact(other.weeks), (value) =>
        t('weeks', { count: value }),
      ),
      numbers('energy', t('row.energy'), target(one), target(other), kcal),
      ...MEALS.map((meal) =>
        shareOf(meal, t(`foods:meal.${meal}`), one.mealShares[meal], other.mealShares[meal]),
      ),
      ...MACROS.map((macro) =>
        shareOf(macro, t(`macro.${macro}`), one.macroShares[macro], other.macroShares[macro]),
      ),
      templates.length === 0
        ? same(...templateRow)
        : row(
            ...templateRow,
            t('difference.template', {
              list: formats.list(templates.map((meal) => t(`foods:meal.${meal}`))),
            }),
          ),
      ...frequencies(one, other),
    ];
  };
  const amounts = (id: string, prefix: string, first: Amounts, second: Amounts): CompareRow[] => {
    const line = (
      what: string,
      part: string,
      amountIn: (known: NonNullable<Amounts>) => number | null,
      write: (value: number) => string,
    ): CompareRow => {
      const value = (of: Amounts) => of && { amount: amountIn(of), isLowerBound: of.isLowerBound };
      const name = prefix === '' ? part : t('row.partOf', { of: prefix, part });
      return numbers(`${id}-${what}`, name, value(first), value(second), write);
    };
    return [
      line('kcal', t('row.kcal'), (of) => of.kcal, kcal),
      line('bites', t('row.bites'), (of) => of.bites, bites),
      ...MACROS.map((macro) => line(macro, t(`macro.${macro}`), (of) => of.grams[macro], grams)),
    ];
  };
  const energyShare = ({ day, energyShares }: PlanFigures, macro: Macro): Value | null =>
    day && { amount: energyShares?.[macro] ?? null };
  const nutrients = (first: PlanFigures, second: PlanFigures): CompareRow[] =>
    first.nutrients.map((one) => {
      const nutrient = one.nutrient as ReferencedNutrient;
      const other = second.nutrients.find((each) => each.nutrient === nutrient);
      const { decimals, unit } = nutrientFacts(nutrient);
      const value = (of: PlanFigures['nutrients'][number] | undefined, days: number): Value | null =>
        of === undefined || days === 0
          ? null
          : {
              amount: of.amount,
              isLowerBound: of.isLowerBound,
              ...(of.verdict === null || of.verdict === 'UNKNOWN'
                ? {}
                : { remark: t(`verdict.${of.verdict}`) }),
            };
      return numbers(
        nutrient,
        t(`foods:nutrient.${nutrient}`),
        value(one, first.days),
        value(other, second.days),
        (amount) => `${formats.number(amount, decimals)}\u00a0${unit}`,
      );
    });
  const foods = (first: PlanFigures, second: PlanFigures): CompareRow[] =>
    foodDifferences(first.foods, second.foods).map((each) => {
      const named = each.first ?? each.second;
      const cell = (food: PlanFigures['foods'][number] | null): string =>
        food === null
          ? t('nothing')
          : [t('inMeals', { count: food.meals }), ...(food.grams === null ? [] : [grams(food.grams)])].join(
              ', ',
            );
      const inMeals = (count: number) => t('meals', { count });
      const [was, is] = [each.first, each.second];
      const amountsApart = [
        was && is && apart(was.meals, is.meals, inMeals),
        was?.grams != null && is?.grams != null && apart(was.grams, is.grams, grams),
      ];
      const difference = onlyOne(was, is) ?? amountsApart.filter(Boolean).join(', ');
      return row(
        each.foodId,
        (named && foodName(named, language)) || t('goneFood'),
        cell(each.first),
        cell(each.second),
        difference === '' ? t('difference.other') : difference,
      );
    });

  return (first, second) => [
    { id: 'data', rows: data(first, second) },
    {
      id: 'day',
      rows: [
        numbers('days', t('row.days'), exact(first.days), exact(second.days), (value) =>
          t('days', { count: value }),
        ),
        ...amounts('day', '', first.day, second.day),
        ...MACROS.map((macro) =>
          shares(
            `energy-${macro}`,
            t('row.energyFrom', { part: t(`macro.${macro}`) }),
            energyShare(first, macro),
            energyShare(second, macro),
          ),
        ),
      ],
    },
    {
      id: 'meals',
      rows: MEALS.flatMap((meal) =>
        amounts(meal, t(`foods:meal.${meal}`), first.meals[meal] ?? null, second.meals[meal] ?? null),
      ),
    },
    { id: 'nutrients', rows: nutrients(first, second) },
    { id: 'foods', rows: foods(first, second) },
  ];
}
