import type { PartPacks } from './partLabels.ts';

export interface CommandPaletteLabels {
  /** Names the window, its field and its list: «Go somewhere or do something». */
  title: string;
  placeholder: string;
  close: string;
  /** Leads back from a step. */
  back: string;
  /** Announced when the list has changed: «12 results». */
  count: (results: number) => string;
  /** When nothing was found, or there is nothing yet. */
  empty: (query: string) => string;
  /** While `search` is running. */
  loading: string;
  /** When `search` has failed. */
  failed: string;
  retry: string;
}

export const commandPaletteLabels: PartPacks<CommandPaletteLabels> = {
  en: {
    title: 'Go somewhere or do something',
    placeholder: 'Search',
    close: 'Close',
    back: 'Back to all actions',
    count: (results) => (results === 1 ? '1 result' : `${results} results`),
    empty: (query) => (query === '' ? 'Nothing here yet' : `Nothing matches “${query}”`),
    loading: 'Searching…',
    failed: 'The search failed. Everything else is still here.',
    retry: 'Search again',
  },
  es: {
    title: 'Ir a un sitio o hacer algo',
    placeholder: 'Busca',
    close: 'Cerrar',
    back: 'Volver a todas las acciones',
    count: (results) => (results === 1 ? '1 resultado' : `${results} resultados`),
    empty: (query) => (query === '' ? 'Aún no hay nada aquí' : `Nada se llama «${query}»`),
    loading: 'Buscando…',
    failed: 'La búsqueda ha fallado. Lo demás sigue aquí.',
    retry: 'Volver a buscar',
  },
};
