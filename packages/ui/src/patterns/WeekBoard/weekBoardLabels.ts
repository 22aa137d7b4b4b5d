import type { PartPacks } from '../../labels/partLabels.ts';

export interface WeekBoardLabels {
  /** Names the choice of the day, on phones. */
  day: string;
  /** Names the button of a cell: `cell` is "Lunch, Monday 3 March". */
  add: (cell: string) => string;
  /** Names a card's menu. */
  actions: (card: string) => string;
  open: string;
  /** Headings of menus with the days and rows. */
  moveToDay: string;
  moveToRow: string;
  copyTo: string;
  everyOtherDay: string;
  /** Announced after copying. */
  copied: (card: string, days: number) => string;
  copyFailed: (card: string) => string;
  /** In a cell that could not be loaded. */
  failed: string;
}

export const weekBoardLabels: PartPacks<WeekBoardLabels> = {
  en: {
    day: 'Day',
    add: (cell) => `Add to ${cell}`,
    actions: (card) => `Actions for ${card}`,
    open: 'Open',
    moveToDay: 'Move to another day',
    moveToRow: 'Move within the day',
    copyTo: 'Copy to',
    everyOtherDay: 'All other days',
    copied: (card, days) => (days === 1 ? `${card} copied.` : `${card} copied to ${days} days.`),
    copyFailed: (card) => `We could not copy ${card}. Nothing has changed.`,
    failed: 'We could not load this.',
  },
  es: {
    day: 'Día',
    add: (cell) => `Añadir a ${cell}`,
    actions: (card) => `Acciones de ${card}`,
    open: 'Abrir',
    moveToDay: 'Mover a otro día',
    moveToRow: 'Mover dentro del día',
    copyTo: 'Copiar a',
    everyOtherDay: 'Todos los demás días',
    copied: (card, days) => (days === 1 ? `Has copiado ${card}.` : `Has copiado ${card} a ${days} días.`),
    copyFailed: (card) => `No hemos podido copiar ${card}. No ha cambiado nada.`,
    failed: 'No hemos podido cargar esto.',
  },
};
