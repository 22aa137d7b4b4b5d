import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { en } from './en.ts';
import type { KitLabels, SomeLabels } from './kitLabels.ts';

export type { KitLabels, SomeLabels } from './kitLabels.ts';

const LabelsContext = createContext<KitLabels>(en);

/**
 * Gives the kit its language, once around everything; further in, it says some sentences in another way. A prop of a
 * component goes before both.
 * @example <LabelsProvider labels={es}><App /></LabelsProvider>
 */
export function LabelsProvider({ labels, children }: { labels: SomeLabels; children: ReactNode }) {
  const around = useContext(LabelsContext);
  const value = useMemo(() => withLabels(around, labels), [around, labels]);
  return createElement(LabelsContext, { value }, children);
}

/** What the kit says here; English where nobody gave it a language. */
export const useLabels = (): KitLabels => useContext(LabelsContext);

/** One set of sentences with some of them in another way. */
function withLabels(around: KitLabels, some: SomeLabels): KitLabels {
  return {
    common: { ...around.common, ...some.common },
    field: { ...around.field, ...some.field },
    form: { ...around.form, ...some.form },
    table: { ...around.table, ...some.table },
    columns: { ...around.columns, ...some.columns },
    filters: { ...around.filters, ...some.filters },
    files: { ...around.files, ...some.files },
    chart: { ...around.chart, ...some.chart },
  };
}
