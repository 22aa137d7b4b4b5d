import type { PartPacks } from '../../labels/partLabels.ts';

/** Texts and announcements of what can be sorted. */
export interface SortingLabels {
  /** Describes the handle. */
  instructions: string;
  /** Names the handle. */
  handle: (item: string) => string;
  /** Names the menu of an item, for people who do not drag. */
  menu: (item: string) => string;
  up: string;
  down: string;
  first: string;
  last: string;
  /** Menu entry that moves an item to the end of another list. */
  toList: (list: string) => string;
  /** "Position 2 of 5", with the name of the list where there are several. */
  position: (position: number, count: number, list?: string) => string;
  pickedUp: (item: string, position: string) => string;
  moved: (item: string, position: string) => string;
  cancelled: (item: string) => string;
  /** Dropped where nothing can be dropped. */
  outside: (item: string) => string;
  /** Shown and announced when saving failed; the item is back. */
  failed: (item: string) => string;
}

export const sortingLabels: PartPacks<SortingLabels> = {
  en: {
    instructions: 'Space picks up, arrow keys move, Space drops, Escape cancels.',
    handle: (item) => `Drag ${item}`,
    menu: (item) => `Move ${item}`,
    up: 'Move up',
    down: 'Move down',
    first: 'Move to the start',
    last: 'Move to the end',
    toList: (list) => `Move to ${list}`,
    position: (position, count, list) =>
      `Position ${position} of ${count}${list === undefined ? '' : ` in ${list}`}.`,
    pickedUp: (item, position) => `${item} picked up. ${position}`,
    moved: (item, position) => `${item} moved. ${position}`,
    cancelled: (item) => `Cancelled. ${item} is where it was.`,
    outside: (item) => `${item} was dropped outside and is where it was.`,
    failed: (item) => `We could not save the new place of ${item}. It is back where it was.`,
  },
  es: {
    instructions: 'Espacio coge, las flechas mueven, Espacio suelta, Escape cancela.',
    handle: (item) => `Arrastrar ${item}`,
    menu: (item) => `Mover ${item}`,
    up: 'Subir',
    down: 'Bajar',
    first: 'Mover al principio',
    last: 'Mover al final',
    toList: (list) => `Mover a ${list}`,
    position: (position, count, list) =>
      `Posición ${position} de ${count}${list === undefined ? '' : ` en ${list}`}.`,
    pickedUp: (item, position) => `Has cogido ${item}. ${position}`,
    moved: (item, position) => `Has movido ${item}. ${position}`,
    cancelled: (item) => `Cancelado. ${item} sigue donde estaba.`,
    outside: (item) => `Has soltado ${item} fuera: sigue donde estaba.`,
    failed: (item) => `No hemos podido guardar el nuevo sitio de ${item}. Vuelve a estar donde estaba.`,
  },
};
