import type { PartPacks } from '../../labels/partLabels.ts';

export interface ItemPickerLabels {
  /** Announced when the list has changed: «12 found». */
  found: (count: number) => string;
  loading: string;
  /** When nothing was found. */
  empty: string;
  failed: string;
  add: string;
  more: string;
  /** Announced once something was added. */
  added: (item: string) => string;
}

export const itemPickerLabels: PartPacks<ItemPickerLabels> = {
  en: {
    found: (count) => `${count} found`,
    loading: 'Searching…',
    empty: 'Nothing matches the search.',
    failed: 'The search failed.',
    add: 'Add',
    more: 'Show more',
    added: (item) => `Added: ${item}`,
  },
  es: {
    found: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
    loading: 'Buscando…',
    empty: 'Nada coincide con la búsqueda.',
    failed: 'La búsqueda ha fallado.',
    add: 'Añadir',
    more: 'Ver más',
    added: (item) => `Se ha añadido: ${item}`,
  },
};
