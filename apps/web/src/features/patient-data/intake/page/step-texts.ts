import { keepNumberTexts, keepUnfinishedTexts } from '@healzy/ui/forms/keptTexts';
import { FILLED_STEPS, type FilledStep } from './intake-steps.ts';

type Texts = Readonly<Record<string, string>>;

/** Field texts of all steps that are not values, or not numbers, by step and field: `figures.weightKg`. */
export function keepStepTexts() {
  const steps = FILLED_STEPS.map((step) => ({
    step,
    numbers: keepNumberTexts(),
    unfinished: keepUnfinishedTexts(),
  }));
  const named = (step: FilledStep, texts: Texts) =>
    Object.entries(texts).map(([name, text]) => [`${step}.${name}`, text] as const);
  return {
    of: (step: FilledStep) => steps.find((one) => one.step === step) ?? null,
    /** Calls the listener when a field's text changes. Returns a function that stops it. */
    watchTyping(listener: () => void) {
      const ends = steps.flatMap(({ numbers, unfinished }) => [
        numbers.subscribe(listener),
        unfinished.watchTyping(listener),
      ]);
      return () => ends.forEach((end) => end());
    },
    /** @param isNoNumber whether a field still contains no number */
    numbers: (isNoNumber: (field: string) => boolean): Texts =>
      Object.fromEntries(
        steps.flatMap(({ step, numbers }) =>
          named(
            step,
            numbers.texts((name) => isNoNumber(`${step}.${name}`)),
          ),
        ),
      ),
    unfinished: (): Texts =>
      Object.fromEntries(steps.flatMap(({ step, unfinished }) => named(step, unfinished.texts()))),
    bringBack(numberTexts: Texts, unfinishedTexts: Texts) {
      for (const { step, numbers, unfinished } of steps) {
        const own = (texts: Texts) =>
          Object.entries(texts)
            .filter(([path]) => path.startsWith(`${step}.`))
            .map(([path, text]): [string, string] => [path.slice(step.length + 1), text]);
        for (const [name, text] of own(numberTexts)) numbers.write(name, text);
        unfinished.bringBack(Object.fromEntries(own(unfinishedTexts)));
      }
    },
  };
}
