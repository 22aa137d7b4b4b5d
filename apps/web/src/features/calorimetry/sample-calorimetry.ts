import type { Calorimetry, CalorimetryCurves, CalorimetryPhaseResult } from '@healzy/api/calorimetry';
import { CALORIMETRY_FIGURES, type CalorimetryFigureId, type PhaseKind } from '@healzy/domain/calorimetry';

type Figures = CalorimetryPhaseResult['figures'];

/** Kind, minutes, VO₂, VCO₂, heart rate: an invented person of 68 kg on an invented cart. */
const STAGES: readonly (readonly [PhaseKind, number, number, number, number])[] = [
  ['RECLINED', 15, 241, 198, 62],
  ['SEATED', 4, 268, 222, 68],
  ['TREADMILL_4', 3, 860, 705, 98],
  ['TREADMILL_5', 3, 1040, 862, 112],
  ['TREADMILL_6', 3, 1420, 1265, 131],
  ['RECOVERY', 4, 610, 590, 104],
];
const WEIGHT_KG = 68;

/** Figures as the sample has them, with the gaps of what was not measured. */
function figuresOf(vo2: number, vco2: number | null, heartRate: number): Figures {
  const rer = vco2 === null ? null : vco2 / vo2;
  const kcal = vco2 === null ? null : (3.941 * vo2 + 1.106 * vco2) / 1000;
  const fat = vco2 === null ? null : Math.max(0, (1.67 * (vo2 - vco2)) / 1000);
  const carbohydrate = vco2 === null ? null : Math.max(0, (4.55 * vco2 - 3.21 * vo2) / 1000);
  const share = fat === null || carbohydrate === null ? null : (900 * fat) / (9 * fat + 4 * carbohydrate);
  const values: Record<CalorimetryFigureId, number | null> = {
    vo2,
    vco2,
    vo2PerKg: vo2 / WEIGHT_KG,
    rer,
    energyKcalMin: kcal,
    energyKcalDay: kcal === null ? null : kcal * 1440,
    fatGMin: fat,
    carbohydrateGMin: carbohydrate,
    fatShare: share,
    carbohydrateShare: share === null ? null : 100 - share,
    heartRate,
    ventilation: null,
    mets: vo2 / WEIGHT_KG / 3.5,
  };
  const figures = CALORIMETRY_FIGURES.map(({ id }) => [
    id,
    {
      value: values[id],
      gap: values[id] !== null ? null : id === 'ventilation' ? 'NO_VENTILATION' : 'NO_VCO2',
    },
  ]);
  return Object.fromEntries(figures) as Figures;
}

function phaseResults(hasVco2: boolean): CalorimetryPhaseResult[] {
  let clock = 0;
  return STAGES.map(([kind, minutes, vo2, vco2, heartRate]): CalorimetryPhaseResult => {
    const [startS, endS] = [clock, clock + minutes * 60];
    clock = endS;
    const isRest = kind === 'RECLINED';
    return {
      phase: { kind, label: null, startS, endS },
      window: {
        startS: isRest ? startS + 300 : endS - 120,
        endS: isRest ? startS + 600 : endS,
        grade: isRest ? 'STEADY' : 'SHORT',
        count: isRest ? 30 : 12,
        covered: 1,
        cvVo2: isRest ? 4.1 : 5.2,
        cvVco2: hasVco2 ? 4.8 : null,
      },
      isWindowMoved: false,
      figures: figuresOf(vo2, hasVco2 ? vco2 : null, heartRate),
      flags: kind === 'SEATED' ? ['NOT_STEADY_BY_CONSENSUS'] : [],
      cart:
        isRest && hasVco2
          ? {
              cartKcalDay: 1641,
              equation: 'ELIA_LIVESEY_ROUNDED',
              byItsEquation: 1665,
              differenceKcalDay: 42,
            }
          : null,
    };
  });
}

const signature = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Elena',
  surname: 'Vidal',
  at: '2026-11-20T10:12:00Z',
};

/** A test with saved phases, steady at rest. */
export function sampleCalorimetry(change: Partial<Calorimetry> = {}): Calorimetry {
  const phases = phaseResults(true);
  return {
    medicalTestId: '00000000-0000-4000-8000-0000000000c1',
    version: 3,
    canEdit: true,
    patientLanguage: 'es',
    testedOn: '2026-11-20',
    recording: {
      documentId: '00000000-0000-4000-8000-0000000000d1',
      fileName: 'calorimetria.csv',
      importedAt: '2026-11-20T10:10:00Z',
      importedBy: signature,
      recognised: {
        maker: 'COSMED',
        container: 'TEXT',
        encoding: 'utf-8',
        delimiter: ';',
        sheet: null,
        headingRow: 1,
        columns: [],
        unknown: ['Rf'],
        read: { TIME: { column: 1, heading: 't', unit: 'SECONDS' } },
        person: { sex: 'FEMALE', ageYears: 41, birthdate: null, weightKg: 71, heightCm: 168 },
      },
      report: { rows: 192, samples: 192, firstS: 10, lastS: 1920, stepS: 10, skipped: [] },
      doubts: [],
      mismatches: [{ id: 'WEIGHT', file: 71, record: 68 }],
      confirmed: ['WEIGHT'],
      markers: [{ timeS: 900, text: 'Sentada' }],
      hasVco2: true,
      cart: { energy: 'ELIA_LIVESEY_ROUNDED', substrates: 'COSMED_QUARK' },
    },
    phases: { source: 'PERSON', isSaved: true, items: phases.map(({ phase }) => phase), problems: [] },
    method: {
      energy: { id: 'WEIR', source: 'Weir 1949, 10.1113/jphysiol.1949.sp004363' },
      substrates: { id: 'FRAYN_1983', source: 'Frayn 1983, J Appl Physiol 55:628–634' },
      nitrogenGDay: null,
    },
    conditions: {
      fastingHours: 10,
      caffeineHours: 12,
      nicotineHours: null,
      exerciseHours: 24,
      restMinutes: 20,
      medication: null,
      remarks: null,
    },
    observations: null,
    earlierWriting: [],
    conclusions: null,
    body: {
      sex: 'FEMALE',
      ageYears: 41,
      weightKg: WEIGHT_KG,
      heightCm: 168,
      leanMassKg: null,
      isPregnant: false,
    },
    results: {
      phases,
      resting: {
        kind: 'RECLINED',
        kcalDay: 1683.1,
        isSteady: true,
        flags: [],
        isFarFromPredicted: false,
        predictions: [
          {
            id: 'MIFFLIN',
            source: 'Mifflin et al. 1990, Am J Clin Nutr 51:241–247',
            kcal: 1364,
            gaps: [],
            differenceKcal: 319.1,
            percent: 123.4,
          },
          {
            id: 'KATCH_MCARDLE',
            source: 'Katch & McArdle',
            kcal: null,
            gaps: ['leanMassKg'],
            differenceKcal: null,
            percent: null,
          },
        ],
      },
      fatMax: {
        intensity: 5,
        fatGMin: 0.297,
        heartRate: 112,
        isBracketed: true,
        zone: { low: 4.1, high: 5.7, lowHeartRate: 99, highHeartRate: 125 },
      },
    },
    planUse: null,
    earlier: [],
    updated: signature,
    ...change,
  };
}

/** A file of a cart that measures oxygen alone. */
export function sampleWithoutVco2(): Calorimetry {
  const whole = sampleCalorimetry();
  const phases = phaseResults(false);
  return {
    ...whole,
    recording: whole.recording && {
      ...whole.recording,
      hasVco2: false,
      cart: { energy: null, substrates: null },
    },
    results: {
      phases,
      resting: null,
      fatMax: { intensity: null, fatGMin: null, heartRate: null, isBracketed: false, zone: null },
    },
  };
}

/** The same test over time, a point every ten seconds. */
export function sampleCurves(): CalorimetryCurves {
  const points = STAGES.flatMap(([kind, minutes, vo2, vco2, heartRate]) =>
    Array.from({ length: minutes * 6 }, (_, index) => {
      const wave = 1 + 0.03 * Math.sin(index * 1.7);
      const speed = kind.startsWith('TREADMILL_') ? Number(kind.slice(-1)) : 0;
      return { vo2: vo2 * wave, vco2: vco2 * wave, heartRate: heartRate + (index % 3), speed };
    }),
  );
  return {
    samples: points.length,
    stepS: 10,
    timeS: points.map((_, index) => (index + 1) * 10),
    vo2: points.map((point) => Math.round(point.vo2)),
    vco2: points.map((point) => Math.round(point.vco2)),
    rer: null,
    heartRate: points.map((point) => point.heartRate),
    ventilation: null,
    speedKmH: points.map((point) => point.speed),
  };
}
