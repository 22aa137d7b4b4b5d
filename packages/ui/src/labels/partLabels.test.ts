import { describe, expect, it } from 'vitest';
import { glassBoxLabels } from './glassBox.ts';
import { notificationCentreLabels } from './notificationCentre.ts';
import { nutrientBarsLabels } from './nutrientBars.ts';
import { sharedAxisLabels, timeBrushLabels } from './timeCharts.ts';

const packs = {
  timeBrushLabels,
  sharedAxisLabels,
  nutrientBarsLabels,
  glassBoxLabels,
  notificationCentreLabels,
};

describe('labels that come with a component', () => {
  it.each(Object.entries(packs))('%s: no sentence is empty, or without what it is about', (_name, pack) => {
    for (const language of ['en', 'es'] as const)
      for (const [key, sentence] of Object.entries<unknown>({ ...pack[language] })) {
        const text: unknown =
          typeof sentence === 'function' ? Reflect.apply(sentence, undefined, [7, 7]) : sentence;
        expect(text, `${language}.${key}`).toMatch(typeof sentence === 'function' ? /7/ : /\S/);
      }
  });
});
