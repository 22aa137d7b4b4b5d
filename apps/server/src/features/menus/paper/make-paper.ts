import {
  foodName,
  isHidden,
  isJustEnough,
  leavesMost,
  nameOfBought,
  type FoodRestriction,
} from '@healzy/domain/foods';
import { MACROS, MEALS, type NutritionTarget } from '@healzy/domain/nutritional-plans';
import {
  patientFoot,
  PDF_LOCALES,
  shortened,
  writeBullets,
  writeLetterhead,
  writeNotice,
  writePatient,
} from '../../../platform/pdf/blocks.ts';
import { PdfLayout } from '../../../platform/pdf/layout.ts';
import { PALETTE } from '../../../platform/pdf/palette.ts';
import { writeTable } from '../../../platform/pdf/table.ts';
import { remarkText } from '../food-point-texts.ts';
import type { PaperData, PaperWeek } from './paper-data.ts';
import { householdText, paperTexts, purchaseText, type PaperTexts } from './paper-texts.ts';
import { writeRecipes } from './write-recipes.ts';
import { isEmptyDay, writeWeek } from './write-week.ts';

const MACRO_NAMES = { CARBS: 'carbs', FAT: 'fat', PROTEIN: 'protein' } as const;

/** Makes the paper of a plan: a tagged PDF in the patient's language. */
export async function makePaper(data: PaperData): Promise<Uint8Array> {
  const { language, clinic, patient, madeAt, plan, weeks, author } = data;
  const texts = paperTexts(language);
  const { t, formats } = texts;
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
  const numbers = weeks.map(({ week }) => week);
  const foot = weeksOfPages(layout);
  foot.until(numbers);
  const ofAge = saidOfAge(data);
  const reminded = data.avoids.restrictions.filter((one) => !ofAge.includes(one));
  for (const week of weeks) {
    writeWeek(layout, week, { ...data, avoids: { ...data.avoids, restrictions: reminded } }, texts);
    foot.until([week.week]);
  }
  writeRecipes(layout, data.recipes, texts);
  foot.until(numbers);
  if (weeks.some(({ days }) => !days.every(isEmptyDay))) layout.newPage();
  for (const [index, week] of weeks.entries()) {
    writeShopping(layout, week, texts);
    foot.until([week.week], index > 0);
  }
  for (const { title, columns, rows } of data.sections) {
    layout.heading(2, title);
    writeTable(layout, { columns, rows: rows.map((cells) => ({ cells })) });
  }
  layout.y += 10;
  layout.text('P', t('caution'), { color: PALETTE.muted, size: 8.5 });
  const made = t('made', { when: formats.dateTime(madeAt, data.zone), name: shortened(author) });
  return layout.finish((page, pages) => ({
    left: patientFoot(data, language, [
      shortened(clinic.name),
      weeksText(foot.of(page, numbers), texts),
      made,
    ]),
    right: t('page', { page, pages }),
  }));
}

/** Of which weeks each page is: a sheet that came loose still says when it is for. */
function weeksOfPages({ pdf }: PdfLayout) {
  const pages: Set<number>[] = [];
  return {
    /** What was written since the last time is of these weeks; `continues` where it began on the page before. */
    until(weeks: readonly number[], continues = false): void {
      const first = pages.length - (continues ? 1 : 0);
      const { count } = pdf.bufferedPageRange();
      for (let page = first; page < count; page += 1)
        pages[page] = new Set([...(pages[page] ?? []), ...weeks]);
    },
    of: (page: number, all: readonly number[]): readonly number[] => [...(pages[page - 1] ?? all)],
  };
}

/** Weeks in a row are said by the first and the last of them. */
function weeksText(weeks: readonly number[], { t, formats }: PaperTexts): string {
  const rows: number[][] = [];
  for (const week of weeks)
    if (rows.at(-1)?.at(-1) === week - 1) rows.at(-1)?.push(week);
    else rows.push([week]);
  const list = rows.flatMap((row) =>
    row.length > 2 ? [`${row[0]}–${row.at(-1)}`] : row.map((week) => formats.number(week)),
  );
  return t('weeksOf', { count: weeks.length, list: formats.list(list) });
}

async function writeHead(layout: PdfLayout, data: PaperData, { t, formats }: PaperTexts): Promise<void> {
  const { clinic, plan, weeks, author } = data;
  await writeLetterhead(layout, clinic, t('logo', { clinic: clinic.name }));
  layout.heading(1, plan.name);
  writePatient(layout, data, data.language, 2);
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

/** What no menu of a child has, whatever else is said of them: one line is enough, and no line of a week on the fridge. */
const OF_ANY_CHILD: readonly FoodRestriction[] = ['ALCOHOL', 'CAFFEINE', 'SEAWEED', 'MERCURY'];

/** What is for more than the age, as of somebody pregnant, is said as it is to everybody. */
const saidOfAge = ({ avoids }: PaperData): FoodRestriction[] =>
  avoids.ofAge.filter((one) => OF_ANY_CHILD.includes(one));

/** What the patient must not eat, before any menu; and what of the menus may be just that. */
function writeAvoids(layout: PdfLayout, data: PaperData, texts: PaperTexts): void {
  const { avoids, warnings, remarks, labels, hasOpenQuestions, language } = data;
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
  const ofAge = saidOfAge(data);
  const named = [
    ...avoids.restrictions.filter((one) => !ofAge.includes(one)).map((one) => meanings(`restriction.${one}`)),
    ...(ofAge.length > 0
      ? [t('ofAge', { list: ofAge.map((one) => meanings(`avoids.${one}`)).join(', ') })]
      : []),
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
  if (labels.length > 0) {
    layout.heading(3, meanings('label.title'));
    layout.text('P', meanings('label.text'), { color: PALETTE.muted, size: 8.5 });
    bullets(
      labels.map(({ restriction, foods: named }) =>
        meanings('label.line', {
          what: meanings(`hides.${restriction}`),
          foods: named.map((names) => nameOfBought(names, language) || texts.paper('gone')).join(', '),
        }),
      ),
    );
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

function writeShopping(layout: PdfLayout, { week, days, shopping }: PaperWeek, texts: PaperTexts): void {
  if (days.every(isEmptyDay)) return;
  const { t, paper, language, formats } = texts;
  layout.heading(2, t('shopping', { week: formats.number(week) }));
  const { aisles, staples, unweighed, persons } = shopping;
  if (aisles.length === 0 && staples.length === 0 && unweighed.length === 0) {
    layout.text('P', t('shoppingNone'));
    return;
  }
  if (persons > 1) layout.text('P', t('shoppingFor', { count: persons }));
  const lines = (items: typeof staples, text: typeof boughtText) =>
    writeBullets(
      layout,
      items
        .map((item) => ({
          name: nameOfBought(item, language),
          text: lookedAt(text(item, texts), item, texts),
        }))
        .sort((one, other) => one.name.localeCompare(other.name, language))
        .map((line) => ({
          runs: [{ text: `${line.name}: `, font: 'strong' as const }, { text: line.text }],
        })),
    );
  for (const { aisle, items } of aisles) {
    layout.heading(3, paper(`aisle.${aisle}`));
    lines(items, boughtText);
  }
  if (staples.length > 0) {
    layout.heading(3, paper('shopping.staples'));
    lines(staples, stapleText);
  }
  if (unweighed.length > 0) {
    layout.heading(3, paper('shopping.unknown'));
    const names = unweighed.map((food) => foodName(food, language) || paper('gone'));
    layout.text('P', `${paper('shopping.unknownText')} ${formats.list(names)}.`);
  }
  const all = [...aisles.flatMap(({ items }) => items), ...staples];
  const isAssumed = all.some(({ isDensityAssumed }) => isDensityAssumed);
  layout.text('P', `${paper('shopping.recipes')}${isAssumed ? ` ${paper('shopping.density')}` : ''}`, {
    color: PALETTE.muted,
    size: 8.5,
  });
}

type Item = PaperWeek['shopping']['staples'][number];

const exactText = ({ amount, unit, isDensityAssumed }: Item, { number, foods }: PaperTexts): string =>
  unit === 'U'
    ? foods('pieces', { count: amount, formatted: number(amount) })
    : `${number(amount)}\u00a0${foods(`unitShort.${unit}`)}${isDensityAssumed ? '*' : ''}`;

/** What is bought, with what to look for on its label. */
function lookedAt(bought: string, { lookFor }: Item, { paper, meanings }: PaperTexts): string {
  const hidden = lookFor.filter(isHidden);
  if (hidden.length === 0) return bought;
  return paper('shopping.lookFor', {
    bought,
    list: hidden.map((one) => meanings(`hides.${one}`)).join(', '),
  });
}

function boughtText(item: Item, texts: PaperTexts): string {
  const { household, purchase } = item;
  const exact = exactText(item, texts);
  if (purchase === null) return `${exact}${householdText(household, texts)}`;
  const buy = purchaseText(purchase, texts);
  if (isJustEnough(purchase, item)) return buy;
  return texts.paper(leavesMost(purchase, item) ? 'shopping.needsLittle' : 'shopping.needs', { buy, exact });
}

/** Of what is at home already: how much of it is used, and what to buy if it is not there. */
function stapleText(item: Item, texts: PaperTexts): string {
  const exact = exactText(item, texts);
  if (item.purchase === null) return texts.paper('shopping.used', { exact });
  return texts.paper('shopping.usedOrBuy', { exact, buy: purchaseText(item.purchase, texts) });
}
