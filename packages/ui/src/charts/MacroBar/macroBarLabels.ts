import type { PartPacks } from '../../labels/partLabels.ts';
import type { MacroBarLabels } from './MacroBar.tsx';

export const macroBarLabels: PartPacks<MacroBarLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each part.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    actual: 'Actual',
    target: 'Target',
    headers: ['Macronutrient', 'Share', 'Grams'],
    aim: ({ percent, grams }) => `target ${percent}${grams === null ? '' : `, ${grams}`}`,
    states: { met: 'On target', under: 'Under the target', over: 'Over the target' },
  },
  es: {
    instructions: 'Usa las flechas izquierda y derecha para leer cada parte.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    actual: 'Real',
    target: 'Objetivo',
    headers: ['Macronutriente', 'Parte', 'Gramos'],
    aim: ({ percent, grams }) => `objetivo ${percent}${grams === null ? '' : `, ${grams}`}`,
    states: { met: 'En el objetivo', under: 'Por debajo del objetivo', over: 'Por encima del objetivo' },
  },
};
