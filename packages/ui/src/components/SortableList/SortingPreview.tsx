import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from 'react-aria-components/I18nProvider';
import { preview } from './Sorting.css.ts';

/** The name of what is dragged, beside the pointer. */
export function SortingPreview({ label, ref }: { label: string; ref: Ref<HTMLDivElement> }) {
  const { direction } = useLocale();
  return createPortal(
    <div ref={ref} className={preview} dir={direction} aria-hidden>
      {label}
    </div>,
    document.body,
  );
}
