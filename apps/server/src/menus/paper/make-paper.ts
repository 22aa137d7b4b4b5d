import { foodName, measureName } from '@healzy/domain/foods';
import { MACROS, MEALS, type NutritionTarget } from '@healzy/domain/nutritional-plans';
import { PDF_LOCALES, shortened, writeBullets, writeLetterhead, writeNotice } from '../../pdf/blocks.ts';
import { paperFormats, type PaperFormats } from '../../pdf/formats.ts';
import { PdfLayout } from '../../pdf/layout.ts';
import { PALETTE } from '../../pdf/palette.ts';
import { writeTable } from '../../pdf/table.ts';
import { remarkText } from '../food-point-texts.ts';
import { foodLabels, meaningLabels, paperLabels, planLabels } from '../labels.ts';
import type { PaperData, PaperDay, PaperEnergy, PaperFood, PaperMeal, PaperWeek } from './paper-data.ts';

interface PaperTexts {
  language: PaperData['language'];
  /** What only this paper says. */
  t: ReturnType<typeof planLabels>;
  /** What the screens say too. */
  paper: ReturnType<typeof paperLabels>;
  foods: ReturnType<typeof foodLabels>;
  meanings: ReturnType<typeof meaningLabels>;
  formats: PaperFormats;
  number(value: number): string;
}

const MACRO_NAMES = { CARBS: 'carbs', FAT: 'fat', PROTEIN: 'protein' } as const;

/** Makes the paper of a plan: a tagged PDF in the patient's language. */
export async function makePaper(data: PaperData): Promise<Uint8Array> {
  const { language, clinic, patient, madeAt, plan, weeks, author } = data;
  const t = planLabels(language);
  const formats = paperFormats(language);
  const texts: PaperTexts = {
    language,
    t,
    paper: paperLabels(language),
    foods: foodLabels(language),
    meanings: meaningLabels(language),
    formats,
    number: (value) => formats.number(value, Number.isInteger(value) ? 0 : 1),
  };
  const layout = new PdfLayout({
    title: `${plan.name} – ${patient}`,
    subject: t('subject', { patient }),
    author: clinic.name,
    language: PDF_LOCALES[language],
    madeAt: new Date(madeAt),
  });
  await writeHead(layout, data, texts);
  writeAvoids(layout, data, texts);
  writeTargets(layout, data, texts);
  for (const week of weeks) {
    writeWeek(layout, week, texts);
    writeShopping(layout, week, texts);
  }
  for (const { title, columns, rows } of data.sections) {
    layout.heading(2, title);
    writeTable(layout, { columns, rows: rows.map((cells) => ({ cells })) });
  }
  layout.y += 10;
  layout.text('P', t('caution'), { color: PALETTE.muted, size: 8.5 });
  const made = t('made', { when: formats.dateTime(madeAt, data.zone), name: shortened(author) });
  return layout.finish((page, pages) => ({
    left: [shortened(clinic.name), shortened(patient), made].join(' · '),
    right: t('page', { page, pages }),
  }));
}

async function writeHead(layout: PdfLayout, data: PaperData, { t, formats }: PaperTexts): Promise<void> {
  const { clinic, patient, plan, weeks, author } = data;
  await writeLetterhead(layout, clinic, t('logo', { clinic: clinic.name }));
  layout.heading(1, plan.name);
  layout.text('P', patient, { font: 'strong', size: 12, after: 2 });
  const facts = [
    [
      t('period'),
      t('periodOf', { from: formats.day(plan.from), to: formats.day(plan.to), count: plan.weeks }),
    ],
    ...(weeks.length < plan.weeks
      ? [
          [
            t('weeks'),
            t('weeksOf', {
              count: weeks.length,
              list: formats.list(weeks.map(({ week }) => formats.number(week))),
            }),
          ] as const,
        ]
      : []),
    [t('professional'), author],
  ] as const;
  for (const [term, detail] of facts)
    layout.runs('P', [{ text: `${term}: `, font: 'strong' }, { text: detail }], { after: 1 });
}

/** What the patient must not eat, before any menu; and what of the menus may be just that. */
function writeAvoids(layout: PdfLayout, data: PaperData, texts: PaperTexts): void {
  const { avoids, warnings, remarks, hasOpenQuestions, language } = data;
  const { t, foods, meanings, formats } = texts;
  const bullets = (lines: readonly string[]) =>
    writeBullets(
      layout,
      lines.map((text) => ({ runs: [{ text }] })),
    );
  layout.heading(2, t('avoid'));
  const unwanted = [
    ...avoids.categories.map((one) => foods(`category.${one}`)),
    ...avoids.foods.map((names) => foodName(names, language)).filter(Boolean),
  ];
  const named = [
    ...avoids.restrictions.map((one) => meanings(`restriction.${one}`)),
    // What nobody can look up in a food must not read as if the menus kept it.
    ...avoids.others.map((text) => t('inWords', { text })),
    ...(unwanted.length > 0 ? [`${t('unwanted')}: ${formats.list(unwanted)}`] : []),
  ];
  if (named.length > 0) bullets(named);
  // What nobody has decided, or what has to be kept in mind, is not "nothing".
  else if (!hasOpenQuestions && remarks.length === 0) layout.text('P', t('avoidNone'));
  if (hasOpenQuestions) writeNotice(layout, t('avoidQuestions'));
  if (remarks.length > 0) {
    layout.heading(3, t('remarks'));
    layout.text('P', t('remarksUnchecked'), { color: PALETTE.muted, size: 8.5 });
    bullets(remarks.map((one) => remarkText(one, language)));
  }
  if (warnings.length === 0) return;
  const list = warnings.map(({ broken, ...names }) =>
    t('warningFood', {
      food: foodName(names, language) || texts.paper('gone'),
      why:
        broken.length === 0
          ? t('warningUnknown')
          : formats.list(broken.map((one) => meanings(`breaks.${one}`))),
    }),
  );
  writeNotice(layout, t('warning', { list: formats.list(list) }));
}

function writeTargets(
  layout: PdfLayout,
  { targets, measured, hasOpenQuestions }: PaperData,
  { t, foods, formats, number }: PaperTexts,
): void {
  layout.heading(2, t('targets'));
  if (targets === null) {
    layout.text('P', t('noEnergy'));
    return;
  }
  // Grams of protein are wrong for a kidney of which nobody has answered yet.
  if (hasOpenQuestions) {
    layout.text('P', t('targetsOpen'));
    return;
  }
  const row = (name: string, { kcal, grams, bites }: NutritionTarget) => ({
    cells: [
      name,
      formats.number(kcal),
      number(bites),
      ...MACROS.map((macro) => t('grams', { grams: formats.number(grams[macro]) })),
    ],
  });
  writeTable(layout, {
    columns: [
      { head: t('meal'), share: 0.3 },
      { head: t('kcal'), share: 0.14 },
      { head: t('bites'), share: 0.14 },
      ...MACROS.map((macro) => ({ head: t(MACRO_NAMES[macro]), share: 0.14 })),
    ],
    rows: [
      ...MEALS.filter((meal) => targets.meals[meal].kcal > 0).map((meal) =>
        row(foods(`meal.${meal}`), targets.meals[meal]),
      ),
      row(t('day'), targets.day),
    ],
  });
  const { energyOn, macrosOn } = measured;
  const notes = [
    t('biteIs', { kcal: formats.number(targets.kcalPerBite) }),
    ...(energyOn === null ? [] : [t('energyMeasured', { day: formats.day(energyOn) })]),
    ...(macrosOn === null ? [] : [t('macrosMeasured', { day: formats.day(macrosOn) })]),
  ];
  layout.text('P', notes.join(' '), { color: PALETTE.muted, size: 8.5 });
}

const isEmpty = ({ meals }: PaperDay): boolean =>
  meals.every(({ parts, name }) => parts.length === 0 && name === '');

/** About how high a day is, so that days are torn apart only where one is longer than a page. */
const HEIGHT = { day: 50, meal: 9, line: 10.5, page: 700 };
const heightOf = ({ meals }: PaperDay): number =>
  meals.reduce(
    (height, meal) =>
      height +
      HEIGHT.meal +
      HEIGHT.line *
        meal.parts.reduce(
          (lines, { dish, foods }) => lines + foods.length + (dish === null ? 0 : 1),
          meal.name === '' && meal.parts.length > 0 ? 0 : 1,
        ),
    HEIGHT.day,
  );

function writeWeek(layout: PdfLayout, { week, days }: PaperWeek, texts: PaperTexts): void {
  const { t, formats } = texts;
  layout.newPage();
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return;
  layout.heading(2, t('week', { week, from: formats.day(first), to: formats.day(last) }));
  if (days.every(isEmpty)) {
    layout.text('P', t('noMenus'));
    return;
  }
  for (const day of days) writeDay(layout, day, texts);
  if (days.some(({ energy }) => energy.isLeast))
    layout.text('P', t('unknownFigures'), { color: PALETTE.muted, size: 8.5 });
}

function writeDay(layout: PdfLayout, day: PaperDay, texts: PaperTexts): void {
  const { t, foods, formats } = texts;
  const title = formats.longDay(day.date);
  if (isEmpty(day)) {
    layout.heading(3, title);
    layout.text('P', t('noDay'));
    return;
  }
  layout.ensure(Math.min(heightOf(day), HEIGHT.page));
  layout.heading(3, t('dayTotal', { day: title, energy: energyText(day.energy, texts) }));
  const meals = day.meals.filter(({ parts, name }) => parts.length > 0 || name !== '');
  writeTable(layout, {
    columns: [
      { head: t('meal'), share: 0.17 },
      { head: t('what'), share: 0.6 },
      { head: t('energyHead'), share: 0.23 },
    ],
    rows: meals.map((meal) => ({
      cells: [
        foods(`meal.${meal.meal}`),
        mealText(meal, texts),
        meal.parts.length === 0 ? t('noMeal') : energyText(meal.energy, texts),
      ],
    })),
  });
}

/** What is eaten, a food in each line; those of a dish are beneath its name. */
function mealText({ name, parts }: PaperMeal, texts: PaperTexts): string {
  const lines = parts.flatMap(({ dish, foods }) =>
    dish === null
      ? foods.map((food) => foodText(food, texts))
      : [
          `${foodName(dish, texts.language)}:`,
          ...foods.map((food) => `${INDENT}·\u00a0${foodText(food, texts)}`),
        ],
  );
  return [...(name === '' ? [] : [name]), ...lines].join('\n');
}
const INDENT = '\u00a0\u00a0';

function energyText({ kcal, bites, isLeast }: PaperEnergy, { t, formats, number }: PaperTexts): string {
  if (kcal === null) return t('energyUnknown');
  if (isLeast || bites === null) return t('energyAtLeast', { kcal: formats.number(kcal) });
  return t('energy', { kcal: formats.number(kcal), bites: number(bites) });
}

/** `Copos de avena: 80 g (≈ 2 × taza)` */
function foodText({ amount, portions, household, ...names }: PaperFood, texts: PaperTexts): string {
  const { t, paper, foods, number, language } = texts;
  const exact =
    amount === null
      ? t('portions', { count: portions, amount: number(portions) })
      : `${number(amount.amount)}\u00a0${foods(`unitShort.${amount.unit}`)}`;
  return `${foodName(names, language) || paper('gone')}: ${exact}${householdText(household, texts)}`;
}

function householdText(household: PaperFood['household'], { paper, number, language }: PaperTexts): string {
  if (household === null) return '';
  const portion = measureName(household, language);
  return ` (${paper('shopping.household', { formatted: number(household.count), portion })})`;
}

function writeShopping(layout: PdfLayout, { week, days, shopping }: PaperWeek, texts: PaperTexts): void {
  if (days.every(isEmpty)) return;
  const { t, paper, foods, number, language, formats } = texts;
  layout.heading(2, t('shopping', { week: formats.number(week) }));
  const { aisles, unweighed } = shopping;
  if (aisles.length === 0 && unweighed.length === 0) {
    layout.text('P', t('shoppingNone'));
    return;
  }
  for (const { aisle, items } of aisles) {
    layout.heading(3, paper(`aisle.${aisle}`));
    const lines = items
      .map(({ amount, unit, isDensityAssumed, household, ...names }) => ({
        name: foodName(names, language),
        text: `${number(amount)}\u00a0${foods(`unitShort.${unit}`)}${isDensityAssumed ? '*' : ''}${householdText(household, texts)}`,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
    writeBullets(
      layout,
      lines.map(({ name, text }) => ({ runs: [{ text: `${name}: `, font: 'strong' as const }, { text }] })),
    );
  }
  if (unweighed.length > 0) {
    layout.heading(3, paper('shopping.unknown'));
    const names = unweighed.map((food) => foodName(food, language) || paper('gone'));
    layout.text('P', `${paper('shopping.unknownText')} ${formats.list(names)}.`);
  }
  const isAssumed = aisles.some(({ items }) => items.some(({ isDensityAssumed }) => isDensityAssumed));
  layout.text('P', `${paper('shopping.recipes')}${isAssumed ? ` ${paper('shopping.density')}` : ''}`, {
    color: PALETTE.muted,
    size: 8.5,
  });
}
