import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { en } from './en.ts';
import type { KitLabels, SomeLabels } from './kitLabels.ts';

export type { KitLabels, SomeLabels } from './kitLabels.ts';

const LabelsContext = createContext<KitLabels>(en);

/**
 * Sets the kit's language, once around everything; nested, it overrides some texts. A component's own prop takes
 * precedence over both.
 *
 * @example <LabelsProvider labels={es}><App /></LabelsProvider>
 */
export function LabelsProvider({ labels, children }: { labels: SomeLabels; children: ReactNode }) {
  const around = useContext(LabelsContext);
  const value = useMemo(() => withLabels(around, labels), [around, labels]);
  return createElement(LabelsContext, { value }, children);
}

/** The kit's texts at this point of the tree; English without a provider. */
export const useLabels = (): KitLabels => useContext(LabelsContext);

/** A set of labels with some of them overridden. */
function withLabels(around: KitLabels, some: SomeLabels): KitLabels {
  return {
    common: { ...around.common, ...some.common },
    field: { ...around.field, ...some.field },
    richText: { ...around.richText, ...some.richText },
    form: { ...around.form, ...some.form },
    table: { ...around.table, ...some.table },
    columns: { ...around.columns, ...some.columns },
    filters: { ...around.filters, ...some.filters },
    files: { ...around.files, ...some.files },
    chart: { ...around.chart, ...some.chart },
    split: { ...around.split, ...some.split },
    shell: { ...around.shell, ...some.shell },
    record: { ...around.record, ...some.record },
  };
}
