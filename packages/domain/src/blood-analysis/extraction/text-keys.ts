/** A name or label for comparison: no accents, dots, capitals or signs; Greek letters by their names. */
export const nameKey = (text: string): string =>
  text
    .replace(/[γΓ]/gu, ' gamma ')
    .replace(/[αΑ]/gu, ' alfa ')
    .replace(/[β]/gu, ' beta ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/\./gu, '')
    .replace(/[^a-z0-9%#]+/gu, ' ')
    .trim();
