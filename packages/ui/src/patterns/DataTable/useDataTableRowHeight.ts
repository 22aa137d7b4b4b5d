import { useCallback, useState } from 'react';

/** A card and the gap below it, in px. */
export const CARD_HEIGHT = 80;
export const CARD_GAP = 8;

/**
 * Height of one row in px, from the density token, so that virtual and rendered rows agree; and the ref by which the
 * table is measured.
 */
export function useDataTableRowHeight(isCards: boolean) {
  const [height, setHeight] = useState(() => measureRow(document.documentElement));
  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const again = () => setHeight(measureRow(place));
    again();
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-density', 'style', 'class'],
    });
    observer.observe(place, { attributes: true, attributeFilter: ['data-density'] });
    return () => observer.disconnect();
  }, []);
  return { measure, rowHeight: isCards ? CARD_HEIGHT : height };
}

function measureRow(place: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const row = Number.parseFloat(getComputedStyle(place).getPropertyValue('--hz-density-row')) || 2.25;
  return Math.max(36, Math.round(row * rem)) + 4;
}
