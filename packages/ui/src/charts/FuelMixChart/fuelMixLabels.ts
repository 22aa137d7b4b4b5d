import type { PartPacks } from '../../labels/partLabels.ts';
import type { FuelMixLabels } from './FuelMixChartProps.ts';

export const fuelMixLabels: PartPacks<FuelMixLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each value, up and down for another figure.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    fat: 'Fat',
    carbohydrate: 'Carbohydrate',
    ratio: 'RER',
    legend: 'Fuels',
    placeHeader: 'Time',
    markHeader: 'Marks',
  },
  es: {
    instructions:
      'Usa las flechas izquierda y derecha para leer cada valor, y arriba y abajo para cambiar de cifra.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    fat: 'Grasa',
    carbohydrate: 'Hidratos de carbono',
    ratio: 'RER',
    legend: 'Sustratos',
    placeHeader: 'Tiempo',
    markHeader: 'Marcas',
  },
};
