import type { Language } from '@healzy/domain/shared';
import { paperFormats } from './formats.ts';
import { PALETTE } from './palette.ts';
import { PAGE, type PdfLayout, type TextRun } from './layout.ts';
import { printablePicture } from './printable-picture.ts';

/** Whose paper it is. */
export interface Letterhead {
  name: string;
  /** A file of any kind that a logo may have. */
  logo: Uint8Array | null;
}

/** As a PDF names languages. */
export const PDF_LOCALES = { es: 'es-ES', en: 'en-US' } as const;

/** The clinic's logo and name. @param alt the text in place of the logo */
export async function writeLetterhead(layout: PdfLayout, clinic: Letterhead, alt: string): Promise<void> {
  const { pdf, y } = layout;
  const { logo } = clinic;
  const image = logo === null ? null : await openImage(layout, logo);
  const height = image === null ? 14 : 34;
  let x: number = PAGE.left;
  if (image !== null) {
    const width = Math.min(130, (image.width / image.height) * height);
    layout.figure(alt, { x, width, height }, () => pdf.image(image, x, y, { fit: [width, height] }));
    x += width + 10;
  }
  layout.draw('P', () =>
    layout.label(clinic.name, x, y + height / 2 - 7, {
      font: 'strong',
      size: 11,
      color: PALETTE.accent,
      width: PAGE.right - x,
    }),
  );
  layout.y = y + height + 10;
}

/** The picture, or null for one that cannot be printed. */
async function openImage(layout: PdfLayout, bytes: Uint8Array) {
  try {
    return layout.pdf.openImage(Buffer.from(await printablePicture(bytes)));
  } catch {
    return null;
  }
}

/** A sentence that must not be overlooked. */
export function writeNotice(layout: PdfLayout, text: string): void {
  const { surface, edge, text: color } = PALETTE.warning;
  const size = 9;
  const height = layout.heightOf(text, PAGE.width - 24, 'body', size) + 14;
  layout.ensure(height + 6);
  layout.y += 5;
  const { y } = layout;
  layout.decorate(() => {
    layout.pdf.roundedRect(PAGE.left, y, PAGE.width, height, 4).fill(surface);
    layout.pdf.rect(PAGE.left, y, 3, height).fill(edge);
  });
  layout.y = y + 6;
  layout.runs('P', [{ text }], { size, color }, { x: PAGE.left + 12 });
  layout.y = y + height + 4;
}

/** A list with bullets, or with a mark for each of its items. */
export function writeBullets(
  layout: PdfLayout,
  items: readonly { runs: readonly TextRun[]; lang?: string }[],
  markOf: (index: number) => string = () => '•',
): void {
  layout.within('L', () => {
    for (const [index, { runs, ...language }] of items.entries()) {
      const x = PAGE.left + 6;
      layout.within('LI', () => {
        layout.ensure(14);
        const { y } = layout;
        layout.draw('Lbl', () => layout.label(markOf(index), x, y, { size: 9.5, color: PALETTE.text }));
        layout.runs('LBody', runs, { after: 2 }, { x: x + 14, ...language });
      });
    }
  });
}

/** Whose paper it is: two people of one name are told apart by their birth, on each page that may lie alone. */
export interface PaperPerson {
  patient: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  birthdate: string | null;
}

const BORN: Record<Language, string> = { es: 'nacimiento', en: 'born' };
const bornText = ({ birthdate }: PaperPerson, language: Language): string | null =>
  birthdate === null ? null : `${BORN[language]}: ${paperFormats(language).day(birthdate)}`;

/** The patient as the first page names them. */
export function writePatient(
  layout: PdfLayout,
  person: PaperPerson,
  language: Language,
  after: number,
): void {
  const born = bornText(person, language);
  layout.text('P', person.patient, { font: 'strong', size: 12, after: born === null ? after : 1 });
  if (born !== null) layout.text('P', born, { size: 8.5, color: PALETTE.muted, after });
}

/** The foot of every page: whose paper it is comes first, where nothing cuts it off. */
export const patientFoot = (person: PaperPerson, language: Language, rest: readonly string[]): string =>
  [shortened(person.patient), bornText(person, language), ...rest]
    .filter((each) => each !== null)
    .join(' · ');

/** So that the foot of every page has room for whose report it is, and when it was made. */
const FOOT_CHARACTERS = 32;
export const shortened = (name: string): string =>
  name.length <= FOOT_CHARACTERS ? name : `${name.slice(0, FOOT_CHARACTERS - 1).trimEnd()}…`;
