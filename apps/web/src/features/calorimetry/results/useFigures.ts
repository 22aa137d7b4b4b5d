import type { Calorimetry, CalorimetryPhaseResult } from '@healzy/api/calorimetry';
import { CALORIMETRY_FIGURES, type CalorimetryFigureId } from '@healzy/domain/calorimetry';
import type { GlassBoxProps } from '@healzy/ui/components/GlassBox';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { elapsedText } from '../elapsed.ts';
import { usePhaseName } from '../usePhaseName.ts';
import { energyCoefficients, equationOf, fuelCoefficients, usesNitrogen } from './figure-formula.ts';

const definitionOf = (id: CalorimetryFigureId) => CALORIMETRY_FIGURES.find((each) => each.id === id)!;
/** Decimals of coefficients, as they are published. */
const COEFFICIENT_DIGITS = 3;

/** How figures are written, and how they came about: the explanation of every one derives from the same table. */
export function useFigures({ method, body, recording }: Calorimetry) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const nameOf = usePhaseName();
  const coefficient = (value: number) => formats.number(value, COEFFICIENT_DIGITS);

  const formulaOf = (id: CalorimetryFigureId): string => {
    if (id === 'energyKcalMin' || id === 'energyKcalDay') {
      const { o2, co2, n } = energyCoefficients(method.energy.id);
      const key = method.nitrogenGDay === null || n === 0 ? 'glass.energy' : 'glass.energyNitrogen';
      const formula = t(key, { o2: coefficient(o2), co2: coefficient(co2), n: coefficient(n) });
      return id === 'energyKcalMin' ? formula : t('glass.perDay', { formula });
    }
    if (id === 'fatGMin' || id === 'carbohydrateGMin') {
      const fuel = id === 'fatGMin' ? 'fat' : 'carbohydrate';
      const { o2, co2, n } = fuelCoefficients(method.substrates.id, fuel);
      const key = method.nitrogenGDay === null || n === 0 ? fuel : (`${fuel}Nitrogen` as const);
      return t(`glass.${key}`, { o2: coefficient(o2), co2: coefficient(co2), n: coefficient(n) });
    }
    return t(`glass.formula.${id}`);
  };

  const unitOf = (id: CalorimetryFigureId): string => {
    const { unit } = definitionOf(id);
    // A multiple is called as its unit is.
    return unit === '' || unit === 'MET' ? '' : t(`unit.${unit}`);
  };
  const windowText = ({ window }: CalorimetryPhaseResult): string =>
    window === null ? '–' : t('span', { from: elapsedText(window.startS), to: elapsedText(window.endS) });

  const nitrogenText = (equation: 'energy' | 'substrates'): string => {
    if (method.nitrogenGDay === null) return t('glass.nitrogenNone');
    const value = `${formats.number(method.nitrogenGDay, 1)} ${t('written.gDay')}`;
    return usesNitrogen(equation, method) ? value : t('glass.nitrogenUnused', { value });
  };

  return {
    nameOf: (id: CalorimetryFigureId) => t(`figure.${id}`),
    unitOf,
    windowText,
    /** The value with its decimals, or why there is none. */
    textOf: (id: CalorimetryFigureId, { figures }: Pick<CalorimetryPhaseResult, 'figures'>): string => {
      const { value, gap } = figures[id];
      if (value !== null) return formats.number(value, definitionOf(id).decimals);
      return gap === null ? '–' : t(`gap.${gap}`);
    },
    /** A value of a comparison. */
    numberOf: (id: CalorimetryFigureId, value: number | null) =>
      formats.number(value, definitionOf(id).decimals),
    /** What the explanation of a figure shows, of the phases that it is about. */
    glassOf: (id: CalorimetryFigureId, phases: readonly CalorimetryPhaseResult[]): GlassBoxProps => {
      const equation = equationOf(id);
      return {
        figure: t(`figure.${id}`),
        formula: formulaOf(id),
        sources:
          equation === null
            ? [{ name: t('glass.own') }]
            : [{ name: `${t(`equation.${method[equation].id}`)}: ${method[equation].source}` }],
        inputs: [
          ...(recording === null ? [] : [{ name: t('glass.file'), value: recording.fileName }]),
          ...phases.map((result) => ({
            name: t('glass.window', { phase: nameOf(result.phase) }),
            value: windowText(result),
          })),
          ...(id === 'vo2PerKg' || id === 'mets'
            ? [{ name: t('glass.weight'), value: `${formats.number(body.weightKg, 1)} kg` }]
            : []),
          ...(equation === null
            ? []
            : [
                {
                  name: t('glass.nitrogen'),
                  value: nitrogenText(equation),
                },
              ]),
        ],
      };
    },
  };
}
