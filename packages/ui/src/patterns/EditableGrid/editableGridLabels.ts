import type { PartPacks } from '../../labels/partLabels.ts';

export interface EditableGridLabels {
  /** Describes the grid. */
  instructions: string;
  notNumber: (text: string) => string;
  /** Of a pasted text that is not an option of its column. */
  notOption: (text: string) => string;
  /** Announced; `cell` is "Amount, Oats". */
  saved: (cell: string) => string;
  /** Shown in a cell that could not be saved. */
  notSaved: string;
  /** Shown below, with a button that saves again. */
  failed: (count: number) => string;
  /** Announced after pasting. */
  pasted: (count: number, refused: number, outside: number) => string;
  undone: (count: number) => string;
  nothingToUndo: string;
}

export const editableGridLabels: PartPacks<EditableGridLabels> = {
  en: {
    instructions:
      'Enter or F2 edits. Enter or Tab saves and moves on, Escape restores. Control Z undoes the last change.',
    notNumber: (text) => `“${text}” is not a number.`,
    notOption: (text) => `“${text}” is not an option.`,
    saved: (cell) => `${cell}: saved.`,
    notSaved: 'Not saved.',
    failed: (count) =>
      count === 1
        ? 'One value could not be saved. It is still here.'
        : `${count} values could not be saved. They are still here.`,
    pasted: (count, refused, outside) =>
      [
        `Values pasted: ${count}.`,
        refused > 0 && `Refused: ${refused}.`,
        outside > 0 && `Without a place: ${outside}.`,
      ]
        .filter(Boolean)
        .join(' '),
    undone: (count) => `Values restored: ${count}.`,
    nothingToUndo: 'Nothing to undo.',
  },
  es: {
    instructions:
      'Intro o F2 edita. Intro o tabulador guarda y avanza, Escape recupera. Control Z deshace el último cambio.',
    notNumber: (text) => `«${text}» no es un número.`,
    notOption: (text) => `«${text}» no es una opción.`,
    saved: (cell) => `${cell}: guardado.`,
    notSaved: 'Sin guardar.',
    failed: (count) =>
      count === 1
        ? 'No hemos podido guardar un valor. Sigue aquí.'
        : `No hemos podido guardar ${count} valores. Siguen aquí.`,
    pasted: (count, refused, outside) =>
      [
        `Valores pegados: ${count}.`,
        refused > 0 && `Rechazados: ${refused}.`,
        outside > 0 && `Sin sitio: ${outside}.`,
      ]
        .filter(Boolean)
        .join(' '),
    undone: (count) => `Valores recuperados: ${count}.`,
    nothingToUndo: 'No hay nada que deshacer.',
  },
};
