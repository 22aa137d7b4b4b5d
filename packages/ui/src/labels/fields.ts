import type { PartPacks } from './partLabels.ts';

export interface PercentSplitLabels {
  /** Announced and shown below with every change: "95 % of 100 %: 5 % left". */
  total: (sum: number) => string;
  /** Label of the button that makes them add up to 100: "Distribute the rest". */
  distribute: string;
  /** Label of a part's lock: "Lock fat". */
  lock: (part: string) => string;
}

/** Sums of percentages with at most two decimals, without the traces of binary fractions. */
const percent = (value: number, language: 'en' | 'es') =>
  value.toLocaleString(language, { maximumFractionDigits: 2 });

export const percentSplitLabels: PartPacks<PercentSplitLabels> = {
  en: {
    total: (sum) => (sum === 100 ? '100 %' : `${percent(sum, 'en')} % of 100 %`),
    distribute: 'Distribute the rest',
    lock: (part) => `Lock ${part}`,
  },
  es: {
    total: (sum) => (sum === 100 ? '100 %' : `${percent(sum, 'es')} % de 100 %`),
    distribute: 'Repartir el resto',
    lock: (part) => `Bloquear ${part}`,
  },
};

export interface PasswordFieldLabels {
  /** Label of the reveal button: "Show password". Its pressed state says whether the password is shown. */
  show: string;
  /** Announced when it is toggled: "The password is shown". */
  shown: string;
  hidden: string;
  /** "Caps lock is on". */
  capsLock: string;
}

export const passwordFieldLabels: PartPacks<PasswordFieldLabels> = {
  en: {
    show: 'Show the password',
    shown: 'The password is shown',
    hidden: 'The password is hidden',
    capsLock: 'Caps lock is on',
  },
  es: {
    show: 'Mostrar la contraseña',
    shown: 'La contraseña está a la vista',
    hidden: 'La contraseña está oculta',
    capsLock: 'Las mayúsculas están activadas',
  },
};

export interface PhoneFieldLabels {
  /** Label of the country button: "Phone country". */
  country: string;
  /** Label of the search field: "Search countries". */
  search: string;
  /** Label of its clear button: "Clear the search". */
  clear: string;
  /** Shown in the list when nothing matches: "No such country". */
  empty: string;
}

export const phoneFieldLabels: PartPacks<PhoneFieldLabels> = {
  en: {
    country: 'Phone country',
    search: 'Search countries',
    clear: 'Clear the search',
    empty: 'No country matches',
  },
  es: {
    country: 'País del teléfono',
    search: 'Buscar país',
    clear: 'Borrar la búsqueda',
    empty: 'No hay ningún país así',
  },
};

export interface TreeLabels {
  /** Announced while children are loading. */
  loading: string;
  /** Instead of children that failed to load. */
  failed: string;
  retry: string;
}

export const treeLabels: PartPacks<TreeLabels> = {
  en: { loading: 'Loading', failed: 'This could not be loaded.', retry: 'Try again' },
  es: { loading: 'Cargando', failed: 'No se ha podido cargar.', retry: 'Reintentar' },
};

export interface MultiSelectLabels {
  /** Announced when it changes: «3 chosen». */
  count: (chosen: number) => string;
  /** Names the tags for assistive technology: «Chosen: Allergens». */
  chosen: (field: string) => string;
}

export const multiSelectLabels: PartPacks<MultiSelectLabels> = {
  en: { count: (chosen) => `${chosen} chosen`, chosen: (field) => `Chosen: ${field}` },
  es: {
    count: (chosen) => (chosen === 1 ? '1 elegido' : `${chosen} elegidos`),
    chosen: (field) => `Elegidos: ${field}`,
  },
};

export interface DateRangePickerLabels {
  /** Below the field while the last day is before the first. */
  reversed: string;
}

export const dateRangePickerLabels: PartPacks<DateRangePickerLabels> = {
  en: { reversed: 'The last day is before the first. Change one of them.' },
  es: { reversed: 'El último día es anterior al primero. Cambia uno de los dos.' },
};
