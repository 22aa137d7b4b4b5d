import {
  countedPieces,
  foodName,
  halvesText,
  householdWords,
  sizeOfPurchase,
  type FoodUnit,
  type Purchase,
} from '@healzy/domain/foods';
import { paperFormats, type PaperFormats } from '../../../platform/pdf/formats.ts';
import { foodLabels, meaningLabels, paperLabels, planLabels } from '../labels.ts';
import type { PaperData, PaperEnergy, PaperFood } from './paper-data.ts';

export interface PaperTexts {
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

export function paperTexts(language: PaperData['language']): PaperTexts {
  const formats = paperFormats(language);
  return {
    language,
    t: planLabels(language),
    paper: paperLabels(language),
    foods: foodLabels(language),
    meanings: meaningLabels(language),
    formats,
    number: (value) => formats.number(value, Number.isInteger(value) ? 0 : 1),
  };
}

export function energyText(
  { kcal, bites, isLeast }: PaperEnergy,
  { t, formats, number }: PaperTexts,
): string {
  if (kcal === null) return t('energyUnknown');
  if (isLeast || bites === null) return t('energyAtLeast', { kcal: formats.number(kcal) });
  return t('energy', { kcal: formats.number(kcal), bites: number(bites) });
}

/** `Copos de avena: 80 g (≈ 2 × taza)` */
export const foodText = (food: PaperFood, texts: PaperTexts): string =>
  `${foodName(food, texts.language) || texts.paper('gone')}${doubtText([food], texts)}: ${amountText(food, texts)}`;

/** What follows the name of a food that may not be for the patient, and of a dish with one. */
export const doubtText = (foods: readonly PaperFood[], { t }: PaperTexts): string =>
  foods.some(({ isDoubtful }) => isDoubtful) ? ` – ${t('askFirst')}` : '';

export function amountText({ amount, portions, household }: PaperFood, texts: PaperTexts): string {
  const { t, number } = texts;
  if (amount === null) return t('portions', { count: portions, amount: number(portions) });
  return `${measuredText(amount, texts)}${householdText(household, texts)}`;
}

/** Grams and millilitres below which a kitchen can tell tenths: of oil a spoonful is five. */
const TENTHS_BELOW = 3;

/** `2 unidades (150 g)` of what is counted, and of a share of a piece that nobody would count its grams. */
export function measuredText(
  { amount, unit, grams }: { amount: number; unit: FoodUnit; grams: number },
  { foods, number, formats }: Pick<PaperTexts, 'foods' | 'number' | 'formats'>,
): string {
  const pieces = unit === 'U' ? countedPieces(amount) : null;
  if (pieces !== null)
    return foods('piecesWeighing', {
      pieces: foods('pieces', { count: pieces <= 1 ? 1 : 2, formatted: halvesText(pieces) }),
      grams: formats.number(grams),
    });
  const [measured, by] = unit === 'U' ? [grams, 'G' as const] : [amount, unit];
  // Tenths of a pinch of salt are much, and those of a plate of soup are not.
  const written = measured < TENTHS_BELOW ? number(Math.round(measured * 10) / 10) : formats.number(measured);
  return `${written}\u00a0${foods(`unitShort.${by}`)}`;
}

export function householdText(
  household: PaperFood['household'],
  { paper, language }: Pick<PaperTexts, 'paper' | 'language'>,
): string {
  if (household === null) return '';
  const text = paper('shopping.household', { amount: householdWords(household, language) });
  return ` (${text.replaceAll(' ', '\u00a0')})`;
}

/** `2 paquetes de 500 g`, as the screen says it. */
export function purchaseText(purchase: Purchase, { paper, formats }: Pick<PaperTexts, 'paper' | 'formats'>) {
  const measured = sizeOfPurchase(purchase);
  const { unit, count } = purchase;
  return paper(`shopping.buy.${unit}`, {
    ...{ count, formatted: formats.number(count) },
    size:
      measured === null
        ? ''
        : paper(`shopping.measure.${measured.unit}`, {
            formatted: formats.number(measured.amount, Number.isInteger(measured.amount) ? 0 : 2),
          }),
  });
}
