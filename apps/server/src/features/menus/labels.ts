import enFoods from '../../../../web/src/locales/en/foods.json';
import enMeanings from '../../../../web/src/locales/en/food-meanings.json';
import enPaper from '../../../../web/src/locales/en/menu-paper.json';
import esFoods from '../../../../web/src/locales/es/foods.json';
import esMeanings from '../../../../web/src/locales/es/food-meanings.json';
import esPaper from '../../../../web/src/locales/es/menu-paper.json';
import { translator } from '../../platform/messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

/** Meals, units and restrictions, as the screens of foods name them. */
export const foodLabels = translator({ es: esFoods, en: enFoods });
/** What screen and paper say of menus that leave the clinic. */
export const paperLabels = translator({ es: esPaper, en: enPaper });
/** What only the printed plan says. */
export const planLabels = translator({ es, en });
/** What answers of the record mean for food, as a patient reads it. */
export const meaningLabels = translator({ es: esMeanings, en: enMeanings });
