import { describe, expect, it } from 'vitest';
import {
  CAUTION_CODES,
  cautionSource,
  checkAgainstRecord,
  type IngredientCode,
  type IntakeRecord,
} from './index.ts';

const NOBODY: IntakeRecord = {
  medicines: [],
  allergies: [],
  otherAllergies: [],
  diseases: [],
  smokes: false,
};
const WOMAN = { pregnancy: 'NEITHER', sex: 'FEMALE' } as const;
const named = (name: string, ...codes: IngredientCode[]) => ({
  name,
  nameEn: null,
  ingredients: codes.map((code) => ({ code, name: null })),
});
const codesOf = (
  supplement: ReturnType<typeof named>,
  record: Partial<IntakeRecord>,
  person: Parameters<typeof checkAgainstRecord>[2] = WOMAN,
) => checkAgainstRecord(supplement, { ...NOBODY, ...record }, person).cautions.map(({ code }) => code);

describe('a supplement against the record', () => {
  it.each([
    [named('Vitamina K2', 'VITAMIN_K'), { medicines: ['Sintrom 4 mg'] }, 'VITAMIN_K_COUMARINS'],
    [named('Multivitamínico', 'VITAMIN_K'), { medicines: ['Acenocumarol'] }, 'VITAMIN_K_COUMARINS'],
    [named('Hipérico'), { medicines: ['Anticonceptivo'] }, 'ST_JOHNS_WORT'],
    [named('Omega 3', 'EPA', 'DHA'), { allergies: ['FISH'] }, 'FISH_ALLERGY'],
    [named('Proteína de suero', 'PROTEIN'), { allergies: ['MILK'] }, 'MILK_ALLERGY'],
    [named('Glucosamina'), { allergies: ['CRUSTACEANS'] }, 'CRUSTACEAN_ALLERGY'],
    [named('Isoflavonas de soja'), { allergies: ['SOYBEANS'] }, 'SOY_ALLERGY'],
    [named('Yodo', 'IODINE'), { diseases: ['HYPERTHYROIDISM'] }, 'IODINE_THYROID'],
    [named('Yodo', 'IODINE'), { medicines: ['Eutirox 75'] }, 'IODINE_THYROID'],
    [named('Betacaroteno', 'BETA_CAROTENE'), { smokes: true }, 'BETA_CAROTENE_SMOKER'],
    [named('Electrolitos', 'POTASSIUM'), { medicines: ['Espironolactona'] }, 'POTASSIUM_KEPT'],
    [named('Electrolitos', 'POTASSIUM'), { diseases: ['KIDNEY'] }, 'POTASSIUM_KEPT'],
    [named('Hierro', 'IRON'), { medicines: ['Levotiroxina'] }, 'MINERALS_LEVOTHYROXINE'],
    [named('Melatonina', 'MELATONIN'), { medicines: ['Fluvoxamina'] }, 'MELATONIN_FLUVOXAMINE'],
  ] as const)('%o with %o is %s', (supplement, record, code) => {
    expect(codesOf(supplement, record)).toContain(code);
    expect(codesOf(supplement, {})).toEqual([]);
  });

  it('warns of retinol in pregnancy', () => {
    const pregnant = { pregnancy: 'PREGNANT', sex: 'FEMALE' } as const;
    expect(codesOf(named('Vitamina A', 'VITAMIN_A'), {}, pregnant)).toEqual(['RETINOL_PREGNANCY']);
    const unknown = checkAgainstRecord(named('Vitamina A', 'VITAMIN_A'), NOBODY, {
      pregnancy: 'UNKNOWN',
      sex: 'FEMALE',
    });
    expect(unknown).toMatchObject({ cautions: [], unknown: ['PREGNANCY'] });
  });

  it('does not take oil of algae for fish', () => {
    expect(codesOf(named('Omega 3 de algas', 'DHA'), { allergies: ['FISH'] })).toEqual([]);
  });

  it('names what it did not compare', () => {
    const record = { ...NOBODY, medicines: ['Sintrom', 'Metformina'], allergies: ['MILK', 'OTHER'] };
    const found = checkAgainstRecord(
      named('Vitamina K2', 'VITAMIN_K'),
      { ...record, otherAllergies: ['Látex'] },
      WOMAN,
    );
    expect(found.cautions).toMatchObject([{ code: 'VITAMIN_K_COUMARINS', medicines: ['Sintrom'] }]);
    expect(found.unchecked).toEqual({ medicines: ['Metformina'], allergies: ['MILK', 'Látex'] });
  });

  it('says what the record does not say', () => {
    const silent = { ...NOBODY, medicines: null, allergies: null, diseases: null, smokes: null };
    const { cautions, unknown } = checkAgainstRecord(named('Yodo', 'IODINE'), silent, WOMAN);
    expect({ cautions, unknown }).toEqual({ cautions: [], unknown: ['MEDICINES', 'DISEASES'] });
  });

  it('has a source for every rule', () => {
    for (const code of CAUTION_CODES) expect(cautionSource(code).href).toMatch(/^https:\/\//);
  });
});
