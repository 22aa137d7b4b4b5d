/** The place that a zone is named after: `America/Buenos_Aires` → `Buenos Aires`. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
