import { foodName } from '@healzy/domain/foods';
import { PDF_LOCALES, writeBullets } from '../../../platform/pdf/blocks.ts';
import type { PdfLayout } from '../../../platform/pdf/layout.ts';
import { PALETTE } from '../../../platform/pdf/palette.ts';
import type { PaperRecipe } from './paper-data.ts';
import { foodText, type PaperTexts } from './paper-texts.ts';

/** Every dish of the menus once: its ingredients as they are served to this patient, and how it is made. */
export function writeRecipes(layout: PdfLayout, recipes: readonly PaperRecipe[], texts: PaperTexts): void {
  const { t } = texts;
  const worth = recipes.filter((recipe) => !isServedOnly(recipe));
  if (worth.length === 0) return;
  layout.newPage();
  layout.heading(2, t('recipes'));
  const { persons } = worth[0]!;
  const text = persons > 1 ? t('recipesTextForAll', { count: persons }) : t('recipesText');
  layout.text('P', text, { color: PALETTE.muted, size: 8.5 });
  for (const recipe of worth) writeRecipe(layout, recipe, texts);
}

/** Fruit to peel, milk to pour: its amounts are in the week. */
const SERVED_IN_MINUTES = 2;
const isServedOnly = ({ servings, minutes }: PaperRecipe): boolean =>
  minutes !== null && minutes <= SERVED_IN_MINUTES && servings.every(({ foods }) => foods.length === 1);

function writeRecipe(layout: PdfLayout, recipe: PaperRecipe, texts: PaperTexts): void {
  const { t, formats, language } = texts;
  const { steps, servings, minutes, keepsDays, isChanged, stepsLanguage } = recipe;
  // A title with its ingredients and the first steps, so that nobody has to turn the page for them.
  layout.ensure(90);
  layout.heading(3, foodName(recipe, language));
  const facts = [
    ...(minutes === null ? [] : [t('minutes', { count: minutes })]),
    ...(keepsDays === null ? [] : [keepsDays === 0 ? t('eatAtOnce') : t('keepsDays', { count: keepsDays })]),
  ];
  if (facts.length > 0) layout.text('P', facts.join(' · '), { color: PALETTE.muted, size: 8.5, after: 2 });
  for (const { dates, foods, forAll } of servings) {
    const when = dates.map((date) => formats.weekday(date));
    layout.runs(
      'P',
      [
        {
          text: `${servings.length === 1 ? t('ingredients') : t('ingredientsOn', { days: formats.list(when) })}: `,
          font: 'strong',
        },
        { text: foods.map((food) => foodText(food, texts)).join(' · ') },
      ],
      { size: 9, after: 2 },
    );
    if (forAll !== null)
      layout.runs(
        'P',
        [
          { text: `${t('ingredientsForAll', { count: recipe.persons })}: `, font: 'strong' },
          { text: forAll.map((food) => foodText(food, texts)).join(' · ') },
        ],
        { size: 9, after: 2 },
      );
  }
  if (steps.length > 0)
    writeBullets(
      layout,
      steps.map((text) => ({
        runs: [{ text }],
        ...(stepsLanguage === language ? {} : { lang: PDF_LOCALES[stepsLanguage] }),
      })),
      (index) => `${index + 1}.`,
    );
  else layout.text('P', t(isChanged ? 'recipeChanged' : 'noSteps'), { color: PALETTE.muted, size: 8.5 });
}
