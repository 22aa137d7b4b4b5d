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
  /** Names what can be done with chosen cards. */
  selection: string;
  /** How many cards are chosen; announced. */
  selected: (count: number) => string;
  /** Says of a card that it is chosen. */
  isSelected: string;
  select: string;
  unselect: string;
  selectDay: string;
  clearSelection: string;
  copy: string;
  cut: string;
  paste: string;
  /** Announced: `card` is the name of a single one, or empty. */
  copiedCards: (count: number, card: string) => string;
  cutCards: (count: number, card: string) => string;
  pasted: string;
  nothingCopied: string;
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
    selection: 'Selection',
    selected: (count) => (count === 0 ? 'Nothing selected.' : `${count} selected.`),
    isSelected: 'Selected',
    select: 'Select',
    unselect: 'Remove from the selection',
    selectDay: 'Select the whole day',
    clearSelection: 'Clear the selection',
    copy: 'Copy',
    cut: 'Cut',
    paste: 'Paste here',
    copiedCards: (count, card) => (card ? `${card} copied.` : `${count} copied.`),
    cutCards: (count, card) => (card ? `${card} cut.` : `${count} cut.`),
    pasted: 'Pasted.',
    nothingCopied: 'Nothing has been copied yet.',
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
    selection: 'Selección',
    selected: (count) =>
      count === 0 ? 'Nada seleccionado.' : count === 1 ? '1 seleccionada.' : `${count} seleccionadas.`,
    isSelected: 'Seleccionada',
    select: 'Seleccionar',
    unselect: 'Quitar de la selección',
    selectDay: 'Seleccionar todo el día',
    clearSelection: 'Quitar la selección',
    copy: 'Copiar',
    cut: 'Cortar',
    paste: 'Pegar aquí',
    copiedCards: (count, card) => (card ? `Has copiado ${card}.` : `Has copiado ${count}.`),
    cutCards: (count, card) => (card ? `Has cortado ${card}.` : `Has cortado ${count}.`),
    pasted: 'Pegado.',
    nothingCopied: 'Todavía no has copiado nada.',
  },
};
