import { describe, expect, it } from 'vitest';
import { bloodIndices } from '../indices/indices.ts';
import { confirmedValues } from '../results/value.ts';
import type { ConfirmedValue } from '../values.ts';
import { bloodFindings, criticalMarkers, type FindingFacts } from './findings.ts';
import { sourceText } from './sources.ts';

const FACTS: FindingFacts = {
  age: 45,
  sex: 'MALE',
  isPregnant: false,
  isFasting: true,
  waist: null,
  systolic: null,
  diastolic: null,
  waistLimits: { male: 94, female: 80 },
};

type Given = [marker: string, value: number, more?: Partial<ConfirmedValue>];
function found(given: Given[], facts: Partial<FindingFacts> = {}) {
  const values = given.map(([marker, value, more]) => ({
    marker,
    value,
    comparator: null,
    low: null,
    high: null,
    ...more,
  }));
  const subject = { ...FACTS, ...facts };
  return bloodFindings(values, bloodIndices(values, subject), subject);
}
const rules = (given: Given[], facts: Partial<FindingFacts> = {}): string[] =>
  found(given, facts).findings.map(({ rule }) => rule);

describe('critical values', () => {
  it.each([
    ['potassium', 2.9, 3],
    ['potassium', 6.1, 6],
    ['glucose', 53, 54],
    ['glucose_fasting', 301, 300],
    ['sodium', 124, 125],
    ['hemoglobin', 6.9, 7],
    ['sodium', 151, 150],
    ['calcium', 7.1, 7.2],
    ['calcium', 12.1, 12],
    ['calcium_corrected', 12.1, 12],
    ['platelets', 49, 50],
    ['neutrophils', 0.9, 1],
    ['inr', 5.1, 5],
  ])('%s of %s asks to contact a physician, and no nutritional text is given', (marker, value, limit) => {
    const { findings, allowsNutritionText } = found([[marker, value]]);
    expect(findings[0]).toMatchObject({ level: 'CRITICAL', advice: 'CONTACT_PHYSICIAN' });
    expect(allowsNutritionText).toBe(false);
    expect(found([[marker, limit]]).allowsNutritionText).toBe(true);
  });

  it('hold for children and in pregnancy, where no rule for adults does', () => {
    const child = found(
      [
        ['potassium', 6.5],
        ['hba1c', 7],
      ],
      { age: 9 },
    );
    expect(child.findings.map(({ rule }) => rule)).toEqual(['CRITICAL_POTASSIUM']);
    expect(child.withheld).toBe('CHILD');
    expect(found([['hemoglobin', 11]], { sex: 'FEMALE', isPregnant: true })).toMatchObject({
      findings: [],
      withheld: 'PREGNANT',
    });
  });

  it('that are published for adults judge no child, and hold at an age that is not known', () => {
    const given: Given[] = [
      ['sodium', 152],
      ['calcium', 12.5],
      ['platelets', 40],
      ['neutrophils', 0.8],
      ['inr', 6],
    ];
    expect(found(given, { age: 9 }).findings).toEqual([]);
    expect(rules(given, { age: null })).toEqual([
      'CRITICAL_SODIUM_HIGH',
      'CRITICAL_CALCIUM',
      'CRITICAL_PLATELETS',
      'CRITICAL_NEUTROPHILS',
      'CRITICAL_INR',
    ]);
    expect(found(given, { sex: 'FEMALE', isPregnant: true }).findings).toHaveLength(5);
    const values = given.map(([marker, value]) => ({
      marker,
      value,
      comparator: null,
      low: null,
      high: null,
    }));
    expect([...criticalMarkers(values, 9)]).toEqual([]);
    expect([...criticalMarkers(values, 40)]).toHaveLength(5);
    for (const { source } of found(given).findings) expect(sourceText(source, 'es')).not.toBe(source);
  });

  it('are found in the parts that a laboratory prints instead', () => {
    const cells: Given[] = [
      ['wbc', 1.2],
      ['neutrophils_percent', 30],
    ];
    expect(found(cells).findings).toMatchObject([
      {
        rule: 'CRITICAL_NEUTROPHILS',
        because: [{ marker: 'neutrophils', value: 0.36, threshold: '<1' }, {}, {}],
      },
    ]);
    expect(rules([...cells, ['neutrophils', 1.4]])).not.toContain('CRITICAL_NEUTROPHILS');
    expect(found(cells, { age: 9 }).findings).toEqual([]);
    expect(
      rules([
        ['calcium', 11.5],
        ['albumin', 2],
      ]),
    ).toContain('CRITICAL_CALCIUM');
    expect(rules([['calcium', 12.02, { molar: 3 }]])).not.toContain('CRITICAL_CALCIUM');
    expect(rules([['calcium', 12.03, { molar: 3.01 }]])).toContain('CRITICAL_CALCIUM');
  });

  it('are all that is judged at an unknown age, which is said', () => {
    const given: Given[] = [
      ['potassium', 6.5],
      ['hba1c', 7],
    ];
    const unknown = found(given, { age: null });
    expect(unknown.findings.map(({ rule }) => rule)).toEqual(['CRITICAL_POTASSIUM']);
    expect(unknown.withheld).toBe('AGE_UNKNOWN');
    expect(found(given, { age: 18 })).toMatchObject({ withheld: null, findings: [{}, {}] });
  });

  it('count a censored value on its certain side alone', () => {
    expect(rules([['potassium', 3, { comparator: '<' }]])).toEqual(['CRITICAL_POTASSIUM']);
    expect(rules([['potassium', 3.2, { comparator: '<' }]])).toEqual([]);
    expect(rules([['glucose', 300, { comparator: '>' }]])).toContain('CRITICAL_GLUCOSE');
    expect(rules([['glucose', 400, { comparator: '<' }]])).toEqual([]);
  });
});

describe('a second result', () => {
  const earlier = (sampledOn: string, given: Given[], facts: Partial<FindingFacts> = {}) => ({
    sampledOn,
    age: 44,
    isPregnant: null,
    isFasting: true,
    ...facts,
    values: given.map(([marker, value]) => ({ marker, value, comparator: null, low: null, high: null })),
  });
  const withEarlier = (given: Given[], samples: ReturnType<typeof earlier>[]) => {
    const values = given.map(([marker, value]) => ({
      marker,
      value,
      comparator: null,
      low: null,
      high: null,
    }));
    return bloodFindings(values, bloodIndices(values, FACTS), FACTS, samples).findings;
  };

  it('that the patient already has confirms a range, and its day is said', () => {
    expect(withEarlier([['hba1c', 6]], [])).toMatchObject([{ advice: 'CONFIRM_ON_SECOND_RESULT' }]);
    expect(
      withEarlier(
        [['hba1c', 6]],
        [earlier('2025-06-01', [['hba1c', 5.4]]), earlier('2025-01-10', [['glucose', 110]])],
      ),
    ).toMatchObject([{ rule: 'PREDIABETES_RANGE', advice: 'CONFIRMED_BY_EARLIER', earlierOn: '2025-01-10' }]);
    // Of the range of diabetes it also shows that of prediabetes, and not the other way round.
    const diabetic = earlier('2025-01-10', [['hba1c', 7]]);
    expect(withEarlier([['hba1c', 6]], [diabetic])[0]?.earlierOn).toBe('2025-01-10');
    expect(
      withEarlier([['hba1c', 7]], [earlier('2025-01-10', [['hba1c', 6]])])[0]?.earlierOn,
    ).toBeUndefined();
  });

  it('of a child, of a pregnancy or not fasting confirms nothing', () => {
    const glucose: Given[] = [['glucose', 110]];
    for (const facts of [{ age: 15 }, { isPregnant: true }, { isFasting: null }])
      expect(withEarlier(glucose, [earlier('2025-01-10', glucose, facts)])[0]?.advice).toBe(
        'CONFIRM_ON_SECOND_RESULT',
      );
  });
});

describe('observations for adults', () => {
  it.each<[string, Given[]]>([
    ['DIABETES_RANGE', [['hba1c', 6.5]]],
    ['DIABETES_RANGE', [['glucose', 126]]],
    ['PREDIABETES_RANGE', [['hba1c', 6.4]]],
    ['PREDIABETES_RANGE', [['glucose_fasting', 100]]],
    ['VERY_HIGH_TRIGLYCERIDES', [['triglycerides', 500]]],
    ['HIGH_LDL', [['ldl_calculated', 190]]],
    [
      'IRON_DEFICIENCY_ANAEMIA_PATTERN',
      [
        ['hemoglobin', 12.6],
        ['mcv', 78],
        ['ferritin', 9],
      ],
    ],
    [
      'IRON_DEFICIENCY_ANAEMIA_PATTERN',
      [
        ['hemoglobin', 12.6],
        ['mcv', 78],
        ['iron', 41],
        ['tibc', 402],
      ],
    ],
    [
      'MACROCYTIC_ANAEMIA_PATTERN',
      [
        ['hemoglobin', 12.9],
        ['mcv', 101],
      ],
    ],
    [
      'FERRITIN_WITH_INFLAMMATION',
      [
        ['ferritin', 450, { high: 400 }],
        ['crp', 12],
      ],
    ],
    ['VITAMIN_D_DEFICIENT', [['vitamin_d', 11.9]]],
    ['VITAMIN_D_INSUFFICIENT', [['vitamin_d_total', 12]]],
    [
      'SUBCLINICAL_HYPOTHYROIDISM_PATTERN',
      [
        ['tsh', 5.1],
        ['ft4', 1.1],
      ],
    ],
    ['HYPERURICAEMIA', [['uric_acid', 7.1]]],
    [
      'STEATOSIS_PATTERN',
      [
        ['alt', 60, { high: 41 }],
        ['triglycerides', 170],
      ],
    ],
    ['REDUCED_FILTRATION', [['creatinine', 1.6]]],
    ['HS_CRP_REPEAT', [['hs_crp', 10.5]]],
    [
      'METABOLIC_SYNDROME',
      [
        ['glucose', 100],
        ['triglycerides', 150],
        ['hdl', 39],
      ],
    ],
  ])('%s with %j', (rule, given) => {
    expect(rules(given)).toContain(rule);
  });

  it.each<[string, Given[]]>([
    ['DIABETES_RANGE', [['hba1c', 6.4]]],
    [
      'PREDIABETES_RANGE',
      [
        ['hba1c', 6.5],
        ['glucose', 110],
      ],
    ],
    ['PREDIABETES_RANGE', [['glucose', 99]]],
    ['HYPERURICAEMIA', [['uric_acid', 7]]],
    [
      'SUBCLINICAL_HYPOTHYROIDISM_PATTERN',
      [
        ['tsh', 5.1],
        ['ft4', 0.4],
      ],
    ],
    [
      'METABOLIC_SYNDROME',
      [
        ['glucose', 100],
        ['triglycerides', 150],
        ['hdl', 40],
      ],
    ],
    [
      'FERRITIN_WITH_INFLAMMATION',
      [
        ['ferritin', 450, { high: 400 }],
        ['crp', 2],
      ],
    ],
  ])('no %s with %j', (rule, given) => {
    expect(rules(given)).not.toContain(rule);
  });

  it('judge glucose as fasting only when it is known to be', () => {
    expect(rules([['glucose', 130]], { isFasting: null })).toEqual([]);
    expect(rules([['glucose_fasting', 130]], { isFasting: null })).toEqual(['DIABETES_RANGE']);
  });

  it.each([null, false])('count glucose from 200 mg/dL when fasting is %s', (isFasting) => {
    expect(rules([['glucose', 280]], { isFasting })).toEqual(['DIABETES_RANGE']);
    expect(rules([['glucose', 199]], { isFasting })).toEqual([]);
    expect(found([['glucose', 200]], { isFasting }).findings[0]?.because).toMatchObject([
      { marker: 'glucose', threshold: '≥200' },
    ]);
    expect(found([['glucose', 280]]).findings[0]?.because).toHaveLength(1);
  });

  it.each([
    ['glucose_2h', 11.1, 'DIABETES_RANGE', '≥11.1'],
    ['glucose_2h', 7.8, 'PREDIABETES_RANGE', '7.8–<11.1'],
    ['glucose_fasting', 7, 'DIABETES_RANGE', '≥7'],
    ['glucose_fasting', 5.6, 'PREDIABETES_RANGE', '5.6–<7'],
    ['ldl', 4.9, 'HIGH_LDL', '≥4.9'],
    ['triglycerides', 5.6, 'VERY_HIGH_TRIGLYCERIDES', '≥5.6'],
  ])('judge %s of %s mmol/L by the limit that is published in mmol/L', (marker, value, rule, threshold) => {
    const molar = (figure: number) => {
      const row = { marker, value: figure, unit: 'mmol/L', comparator: null, low: null, high: null };
      const rest = { rangeText: null, rangeKind: null, flag: null, comment: null, reportId: null };
      const values = confirmedValues([{ ...row, ...rest, proposalId: null, isConfirmed: false }]);
      return bloodFindings(values, [], FACTS).findings;
    };
    expect(molar(value)).toMatchObject([{ rule, because: [{ marker, value, unit: 'mmol/L', threshold }] }]);
    expect(molar(value - 0.1).map((finding) => finding.rule)).not.toContain(rule);
  });

  it('count waist and blood pressure, each by its limit', () => {
    const given: Given[] = [['triglycerides', 160]];
    expect(rules(given, { waist: 94, systolic: 130 })).toContain('METABOLIC_SYNDROME');
    expect(rules(given, { waist: 93.9, systolic: 130 })).not.toContain('METABOLIC_SYNDROME');
    expect(rules(given, { waist: 94, systolic: 129, diastolic: 84 })).not.toContain('METABOLIC_SYNDROME');
  });

  it('give the waist and the blood pressure that they rest on', () => {
    const because = (given: Given[], facts: Partial<FindingFacts>) =>
      found(given, facts).findings.map((finding) =>
        finding.because.map((one) => [one.marker, one.threshold]),
      );
    expect(because([['triglycerides', 160]], { waist: 95, systolic: 131, diastolic: 86 })).toEqual([
      [
        ['triglycerides', '≥150'],
        ['WAIST', '≥94'],
        ['SYSTOLIC', '≥130'],
        ['DIASTOLIC', '≥85'],
      ],
    ]);
    expect(because([['alt', 60, { high: 41 }]], { sex: 'FEMALE', waist: 80 })).toEqual([
      [
        ['alt', '>41'],
        ['WAIST', '≥80'],
      ],
    ]);
    expect(found([['alt', 60, { high: 41 }]], { waist: 95 }).findings[0]!.because[1]).toEqual({
      marker: 'WAIST',
      value: 95,
      comparator: null,
      unit: 'cm',
      threshold: '≥94',
    });
  });

  it('give the values they rest on, with threshold and source', () => {
    expect(found([['hba1c', 6.7]]).findings[0]).toEqual({
      rule: 'DIABETES_RANGE',
      level: 'COMPATIBLE',
      advice: 'CONFIRM_ON_SECOND_RESULT',
      source: '10.2337/dc25-S002',
      because: [{ marker: 'hba1c', value: 6.7, comparator: null, unit: '%', threshold: '≥6.5' }],
    });
  });
});

describe('an index behind a finding', () => {
  it('is among its values, with the value that it was computed from', () => {
    const finding = found([['creatinine', 1.6]]).findings.find(({ rule }) => rule === 'REDUCED_FILTRATION');
    expect(finding?.because).toMatchObject([
      { marker: 'EGFR_CKD_EPI_2021', threshold: '<60', unit: 'mL/min/1.73m2' },
      { marker: 'creatinine', value: 1.6, threshold: null },
    ]);
    expect(finding!.because[0]!.value).toBeLessThan(60);
  });
});

describe('the source of a finding', () => {
  it('is said in the language, and left as stored when no rule states it any more', () => {
    expect(sourceText('IOM 2011: 12 to <20 ng/mL', 'es')).toBe('IOM 2011: de 12 a < 20 ng/mL');
    expect(sourceText('A rule of last year', 'es')).toBe('A rule of last year');
  });
});
