import type { PartPacks } from './partLabels.ts';

export interface TimeBrushLabels {
  /** Of the selected span as a whole, and of its two edges. */
  span: string;
  start: string;
  end: string;
  /** Fields for exact times. */
  from: string;
  to: string;
  clear: string;
  /** Shown while nothing is selected. */
  everything: string;
  /** Error of the fields. */
  outOfOrder: string;
  outside: string;
  instructions: string;
}

export const timeBrushLabels: PartPacks<TimeBrushLabels> = {
  en: {
    span: 'Selected time',
    start: 'Start of the selected time',
    end: 'End of the selected time',
    from: 'From',
    to: 'To',
    clear: 'Show all the time',
    everything: 'All the time is shown',
    outOfOrder: 'The end must be after the start.',
    outside: 'There is no data at this time.',
    instructions:
      'Left and right arrows move the selected time, with Shift they change its length. Home and End go to the ends, Delete clears it.',
  },
  es: {
    span: 'Tiempo elegido',
    start: 'Inicio del tiempo elegido',
    end: 'Final del tiempo elegido',
    from: 'Desde',
    to: 'Hasta',
    clear: 'Ver todo el tiempo',
    everything: 'Se ve todo el tiempo',
    outOfOrder: 'El final debe ser posterior al inicio.',
    outside: 'No hay datos en ese momento.',
    instructions:
      'Las flechas izquierda y derecha mueven el tiempo elegido; con Mayúsculas cambian su duración. Inicio y Fin van a los extremos y Suprimir lo quita.',
  },
};

export interface SharedAxisLabels {
  /** Keyboard instructions, announced when the charts receive focus. */
  instructions: string;
  /** Follows them where moments can be chosen. */
  chooseTime: string;
  /** Announced and shown in place of a missing value. */
  missing: string;
  /** In place of a value at a moment that is still to come. */
  toCome: string;
  empty: string;
  /** Headings of the table. */
  timeHeader: string;
  measureHeader: string;
  valueHeader: string;
  /** Name of the legend. */
  legend: string;
  /** Name of the brush below the charts. */
  brush: string;
  /** Where the clock changes: «Clock +1 h». */
  clockChange: (hours: string) => string;
}

export const sharedAxisLabels: PartPacks<SharedAxisLabels> = {
  en: {
    instructions:
      'Left and right arrows read each value, with Shift in larger steps; up and down arrows change the measure. Enter opens an event.',
    chooseTime: 'Enter at a value chooses its moment.',
    missing: 'No data',
    toCome: 'Still to come',
    empty: 'There is no data yet',
    timeHeader: 'Time',
    measureHeader: 'Measure',
    valueHeader: 'Value',
    legend: 'Legend',
    brush: 'Choose a time',
    clockChange: (hours) => `Clock ${hours}`,
  },
  es: {
    instructions:
      'Las flechas izquierda y derecha leen cada valor, con Mayúsculas a pasos mayores; las flechas arriba y abajo cambian de medida. Intro abre un evento.',
    chooseTime: 'Intro en un valor elige su momento.',
    missing: 'Sin datos',
    toCome: 'Por venir',
    empty: 'Aún no hay datos',
    timeHeader: 'Momento',
    measureHeader: 'Medida',
    valueHeader: 'Valor',
    legend: 'Leyenda',
    brush: 'Elegir un tiempo',
    clockChange: (hours) => `Reloj ${hours}`,
  },
};
