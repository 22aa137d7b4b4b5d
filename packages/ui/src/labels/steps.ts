import type { PartPacks } from './partLabels.ts';

export interface StepperLabels {
  /** States, for assistive technology. */
  done: string;
  current: string;
  upcoming: string;
  failed: string;
  /** In a narrow container: «Step 2 of 4». */
  position: (position: number, total: number) => string;
}

export const stepperLabels: PartPacks<StepperLabels> = {
  en: {
    done: 'done',
    current: 'current',
    upcoming: 'to come',
    failed: 'failed',
    position: (position, total) => `Step ${position} of ${total}`,
  },
  es: {
    done: 'hecho',
    current: 'actual',
    upcoming: 'pendiente',
    failed: 'con errores',
    position: (position, total) => `Paso ${position} de ${total}`,
  },
};

export interface ChecklistLabels {
  /** Announced when it changes: «2 of 5 done». */
  count: (done: number, total: number) => string;
  /** While there is nothing to do. */
  empty: string;
}

export const checklistLabels: PartPacks<ChecklistLabels> = {
  en: { count: (done, total) => `${done} of ${total} done`, empty: 'There is nothing to do' },
  es: { count: (done, total) => `${done} de ${total} hechos`, empty: 'No hay nada por hacer' },
};

export interface TimelineLabels {
  /** Heading of entries without a valid time. */
  undated: string;
}

export const timelineLabels: PartPacks<TimelineLabels> = {
  en: { undated: 'Without a date' },
  es: { undated: 'Sin fecha' },
};
