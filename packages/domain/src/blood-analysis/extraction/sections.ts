import { isOtherSpecimen } from './names.ts';
import { nameKey } from './text-keys.ts';

const SECTION_WORDS = new Set(
  (
    'analitica analisis hemograma bioquimica hematologia perfil lipidico lipidica hepatico hepatica tiroideo tiroidea renal renales hormonas ' +
    'hormonal coagulacion serie roja blanca plaquetaria formula leucocitaria hemostasia metabolismo ferrico vitaminas vitamina electrolitos ' +
    'iones inmunologia serologia endocrinologia general generales basica basico sangre suero plasma panel lipid lipids liver kidney thyroid cbc complete ' +
    'blood count with differential platelet metabolic comprehensive basic chemistry hematology haematology hormones iron studies vitamins ' +
    'marcadores tumorales marcador tumoral resultados resultado informe de del y la el en and the of recuento diferencial estudio anemia anemias ' +
    'funcion diabetes glucidico hidrocarbonado proteico minerales mineral autoinmunidad inmunoquimica clinica clinical automatizado ' +
    'results Profile function tests test electrolytes proteins enzimas enzymes cardiac cardiaco velocidad sedimentacion completo completa ' +
    'area laboratorio pruebas lipidos glucosa screening inflammation inflamacion reactantes fase aguda oligoelementos trace elements celiaca'
  )
    .toLowerCase()
    .split(' '),
);

/** What a line of text alone begins: the specimen of the rows below it. */
export type Specimen = 'BLOOD' | 'OTHER' | 'UNCERTAIN';

const words = (text: string): string[] =>
  nameKey(text)
    .split(' ')
    .filter((word) => word !== '');

/** Whether text before a name is a heading that stands on the same line. */
export const isSectionText = (text: string): boolean => words(text).every((word) => SECTION_WORDS.has(word));

/** Codes and marks that some laboratories print before a name. */
export const isRowMark = (text: string): boolean =>
  /^(?:[*•·>#\-–]+|\(?\d{1,5}[.)]?|[A-Z]{1,3}\d{1,5}|\[\d+\])$/u.test(text);

const URINE_WORDS =
  /(?:^| )(?:urinalysis|uroanalisis|sedimento|sistematico|coprologico|coprocultivo|urocultivo)(?: |$)/u;

/**
 * The specimen that a line of text alone announces; null when it announces none.
 * @param before the specimen of the rows above
 */
export function specimenOf(text: string, before: Specimen): Specimen | null {
  const all = words(text);
  if (all.length === 0 || all.length > 8) return null;
  if (isOtherSpecimen(text) || URINE_WORDS.test(nameKey(text))) return 'OTHER';
  if (isSectionText(text)) return 'BLOOD';
  // Below urine, a heading that is not known may go back to blood or not.
  const isLoud = text === text.toUpperCase() && /[A-Z]{4}/u.test(text);
  return before === 'OTHER' && isLoud ? 'UNCERTAIN' : null;
}
