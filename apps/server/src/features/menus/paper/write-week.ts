import { foodName } from '@healzy/domain/foods';
import { MEALS } from '@healzy/domain/nutritional-plans';
import type { PdfFont, PdfLayout } from '../../../platform/pdf/layout.ts';
import { PALETTE } from '../../../platform/pdf/palette.ts';
import type { PaperData, PaperDay, PaperMeal, PaperWeek } from './paper-data.ts';
import { amountText, doubtText, energyText, foodText, type PaperTexts } from './paper-texts.ts';

/** A page on its side, in points. */
const SHEET = { left: 48, width: 745.89, bottom: 533 } as const;
const HEAD_OF_DAY = 74;
const PADDING = 3;
/** Sizes of the letters, with the amounts in a dish and without them: the first that fits a page is taken. */
const TRIES = [
  ...[9.5, 9, 8.5, 8, 7.5].map((size) => ({ size, isDetailed: true })),
  ...[10, 9.5, 9, 8.5, 8, 7.5, 7].map((size) => ({ size, isDetailed: false })),
] as const;
type Try = (typeof TRIES)[number];

/** What of the paper's first page the page of a week repeats. */
type Reminded = Pick<PaperData, 'avoids' | 'remarks' | 'hasOpenQuestions'>;

interface Line {
  text: string;
  font: PdfFont;
  size: number;
  color: string;
}
interface Column {
  meal: PaperMeal['meal'];
  x: number;
  width: number;
}
interface Row {
  day: PaperDay;
  cells: readonly (readonly Line[])[];
  height: number;
}

export const isEmptyDay = ({ meals }: PaperDay): boolean =>
  meals.every(({ parts, name }) => parts.length === 0 && name === '');

/** The menus of a week on one page, as it hangs in a kitchen: a day in each row, a meal in each column. */
export function writeWeek(
  layout: PdfLayout,
  { week, days }: PaperWeek,
  data: Reminded,
  texts: PaperTexts,
): void {
  const { t, formats } = texts;
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const isEmpty = days.every(isEmptyDay);
  layout.newPage(isEmpty ? 'portrait' : 'landscape');
  if (first === undefined || last === undefined) return;
  layout.heading(2, t('week', { week, from: formats.day(first), to: formats.day(last) }));
  if (isEmpty) {
    layout.text('P', t('noMenus'));
    return;
  }
  writeReminder(layout, data, days, texts);
  const isUnknown = days.some(({ energy }) => energy.isLeast);
  const columns = columnsOf(days, texts);
  const room = SHEET.bottom - layout.y - 16 - (isUnknown ? 16 : 0);
  let rows: Row[] = [];
  for (const each of TRIES) {
    rows = days.map((day) => rowOf(layout, day, columns, each, texts));
    if (rows.reduce((sum, { height }) => sum + height, 0) <= room) break;
  }
  writeGrid(layout, columns, rows, texts);
  if (isUnknown)
    layout.draw('P', () =>
      layout.label(t('unknownFigures'), SHEET.left, layout.y + 4, { width: SHEET.width }),
    );
}

const hasDoubt = ({ meals }: PaperDay): boolean =>
  meals.some(({ parts }) => parts.some(({ foods }) => foods.some(({ isDoubtful }) => isDoubtful)));

/**
 * What the patient has to know before eating, in a few words, because this page hangs alone in the kitchen; the whole of it
 * is on the first page.
 */
function writeReminder(
  layout: PdfLayout,
  { avoids: { restrictions, others }, remarks, hasOpenQuestions }: Reminded,
  days: readonly PaperDay[],
  { t, meanings }: PaperTexts,
): void {
  const named = [
    ...restrictions.map((one) => meanings(`restriction.${one}`).replace(/:.*/su, '')),
    ...others,
  ];
  const sentences = [
    ...(hasOpenQuestions ? [t('reminderQuestions')] : []),
    ...(days.some(hasDoubt) ? [t('reminderAsk')] : []),
    ...(named.length > 0 ? [t('reminder', { list: named.join(' · ') })] : []),
    ...(named.length === 0 && remarks.length > 0 ? [t('reminderRemarks')] : []),
  ];
  if (sentences.length === 0) return;
  const text = sentences.join(' ');
  const height = layout.heightOf(text, SHEET.width, 'strong', 8.5);
  const { y } = layout;
  layout.draw('P', () => {
    layout.pdf.font('strong').fontSize(8.5).fillColor(PALETTE.warning.text);
    layout.pdf.text(text, SHEET.left, y, { width: SHEET.width });
  });
  layout.y = y + height + 6;
}

/** Meals with more to say have wider columns. */
function columnsOf(days: readonly PaperDay[], texts: PaperTexts): Column[] {
  const weights = MEALS.flatMap((meal) => {
    const sizes = days.map((day) => textOf(day, meal, texts).join(' ').length);
    const most = Math.max(...sizes);
    return most === 0 ? [] : [{ meal, weight: Math.sqrt(Math.max(most, 60)) }];
  });
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  let x: number = SHEET.left + HEAD_OF_DAY;
  return weights.map(({ meal, weight }) => {
    const width = ((SHEET.width - HEAD_OF_DAY) * weight) / all;
    const column = { meal, x, width };
    x += width;
    return column;
  });
}

const mealOf = (day: PaperDay, meal: PaperMeal['meal']) => day.meals.find((each) => each.meal === meal);
const textOf = (day: PaperDay, meal: PaperMeal['meal'], texts: PaperTexts): string[] =>
  linesOf(mealOf(day, meal), { size: 8, isDetailed: true }, texts).map(({ text }) => text);

/** Dishes by their names with what they are made of, and the foods beside them with their amounts. */
function linesOf(meal: PaperMeal | undefined, { size, isDetailed }: Try, texts: PaperTexts): Line[] {
  if (meal === undefined) return [];
  const line = (text: string, change: Partial<Line> = {}): Line => ({
    ...{ text, font: 'body', size, color: PALETTE.text },
    ...change,
  });
  return [
    ...(meal.name === '' ? [] : [line(meal.name, { font: 'strong' })]),
    ...meal.parts.flatMap(({ dish, foods }) => {
      if (dish === null) return foods.map((food) => line(foodText(food, texts)));
      const [only] = foods;
      const named = `${foodName(dish, texts.language)}${doubtText(foods, texts)}`;
      // A glass of milk needs no recipe: how much it is has to be here.
      if (foods.length === 1 && only)
        return [line(`${named}: ${amountText(only, texts)}`, { font: 'strong' })];
      const main = foods.filter(({ isMain }) => isMain);
      const amounts = main.map((food) => foodText(food, texts)).join(' · ');
      return [
        line(named, { font: 'strong' }),
        ...(isDetailed && amounts !== '' ? [line(amounts, { size: size - 1, color: PALETTE.muted })] : []),
      ];
    }),
  ];
}

function rowOf(
  layout: PdfLayout,
  day: PaperDay,
  columns: readonly Column[],
  each: Try,
  texts: PaperTexts,
): Row {
  const cells = columns.map(({ meal }) => linesOf(mealOf(day, meal), each, texts));
  const heights = cells.map((lines, index) =>
    lines.reduce((sum, line) => sum + heightOf(layout, line, columns[index]!.width - 2 * PADDING), 0),
  );
  return { day, cells, height: Math.max(26, ...heights) + 2 * PADDING };
}

const heightOf = (layout: PdfLayout, { text, font, size }: Line, width: number): number =>
  layout.heightOf(text, width, font, size) + 1;

function writeGrid(
  layout: PdfLayout,
  columns: readonly Column[],
  rows: readonly Row[],
  texts: PaperTexts,
): void {
  const { t, foods } = texts;
  const rule = () =>
    layout.decorate(() =>
      layout.pdf
        .moveTo(SHEET.left, layout.y)
        .lineTo(SHEET.left + SHEET.width, layout.y)
        .lineWidth(0.5)
        .strokeColor(PALETTE.border)
        .stroke(),
    );
  const heads = () =>
    columns.map(
      ({ meal, x, width }) =>
        () =>
          layout.label(foods(`meal.${meal}`), x + PADDING, layout.y, {
            font: 'strong',
            size: 8.5,
            color: PALETTE.text,
            width: width - 2 * PADDING,
          }),
    );
  layout.within('Table', () => {
    layout.within('TR', () => {
      const day = () =>
        layout.label(t('dayHead'), SHEET.left, layout.y, { font: 'strong', size: 8.5, color: PALETTE.text });
      for (const draw of [day, ...heads()]) layout.draw('TH', draw, { scope: 'Column' });
    });
    layout.y += 14;
    for (const { day, cells, height } of rows) {
      if (layout.y + height > SHEET.bottom) {
        layout.newPage('landscape');
        layout.decorate(() => heads().forEach((draw) => draw()));
        layout.y += 14;
      }
      rule();
      const { y } = layout;
      layout.within('TR', () => {
        layout.draw('TH', () => writeDay(layout, day, y + PADDING, texts), { scope: 'Row' });
        if (isEmptyDay(day)) {
          layout.draw('TD', () =>
            layout.label(t('noDay'), columns[0]!.x + PADDING, y + PADDING, { size: 8.5 }),
          );
          return;
        }
        cells.forEach((lines, index) => {
          const { x, width } = columns[index]!;
          layout.draw('TD', () => writeLines(layout, lines, x + PADDING, y + PADDING, width - 2 * PADDING));
        });
      });
      layout.y = y + height;
    }
    rule();
  });
}

function writeDay(layout: PdfLayout, { date, energy, ...day }: PaperDay, y: number, texts: PaperTexts): void {
  const width = HEAD_OF_DAY - PADDING;
  const { weekdayName, day: dated } = texts.formats;
  const lines: Line[] = [
    { text: weekdayName(date), font: 'strong', size: 9.5, color: PALETTE.text },
    { text: dated(date), font: 'body', size: 7.5, color: PALETTE.muted },
    ...(isEmptyDay({ date, energy, ...day })
      ? []
      : [{ text: energyText(energy, texts), font: 'body', size: 7, color: PALETTE.muted } as const]),
  ];
  writeLines(layout, lines, SHEET.left, y, width);
}

function writeLines(layout: PdfLayout, lines: readonly Line[], x: number, top: number, width: number): void {
  let y = top;
  for (const line of lines) {
    layout.pdf.font(line.font).fontSize(line.size).fillColor(line.color);
    layout.pdf.text(line.text, x, y, { width });
    y += heightOf(layout, line, width);
  }
}
