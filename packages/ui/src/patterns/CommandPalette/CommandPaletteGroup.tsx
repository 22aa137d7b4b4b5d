import { useId, type ReactNode } from 'react';
import { groupLabel } from './CommandPalette.css.ts';

/** Options under a heading. */
export function CommandPaletteGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={groupLabel} role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}
