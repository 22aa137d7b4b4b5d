import type { DemoAccount } from './people.ts';

interface Medicine {
  name: string;
  dose: string;
  schedule: string;
}

/** What is known of a demo person's health; everything that is stored about them must agree with it. */
export interface DemoLife {
  birthYear: number;
  weightKg: number;
  heightCm: number;
  /** Codes of the questionnaire; none is an answer too. */
  diseases: readonly string[];
  medication: readonly Medicine[];
  objective: string;
  tags: readonly string[];
  /** A child eats and sleeps as one: what only adults are asked has its plain answer. */
  isChild?: true;
}

/** The follow-up that one patient of each clinic has finished, which surveys and other records are about too. */
export const FINISHED_FOLLOW_UP = { patient: 5, startedDaysAgo: 62, days: 35 } as const;

const METFORMIN: Medicine = { name: 'Metformina', dose: '850 mg', schedule: 'Con el desayuno y la cena' };
const ENALAPRIL: Medicine = { name: 'Enalapril', dose: '10 mg', schedule: 'Por la mañana' };

/** The people with tests, and a child, by their position in the clinic's list. */
export const DEMO_LIVES: Record<DemoAccount['key'], Readonly<Record<number, DemoLife>>> = {
  alba: {
    1: {
      birthYear: 1965,
      weightKg: 91,
      heightCm: 174,
      diseases: ['DIABETES_TYPE_2', 'HYPERTENSION'],
      medication: [METFORMIN, ENALAPRIL],
      objective: 'WEIGHT_LOSS',
      tags: ['Diabetes tipo 2'],
    },
    2: {
      birthYear: 1982,
      weightKg: 74,
      heightCm: 163,
      diseases: ['PREDIABETES', 'COELIAC'],
      medication: [],
      objective: 'PREVENT_DISEASES',
      tags: ['Celiaquía', 'Empresa Lumbre'],
    },
    3: {
      birthYear: 1999,
      weightKg: 73,
      heightCm: 179,
      diseases: ['DIABETES_TYPE_1'],
      medication: [
        { name: 'Insulina glargina', dose: '22 UI', schedule: 'Al acostarse' },
        { name: 'Insulina lispro', dose: '4–8 UI', schedule: 'Antes de cada comida' },
      ],
      objective: 'SPORT_PERFORMANCE',
      tags: ['Diabetes tipo 1'],
    },
    4: {
      birthYear: 1993,
      weightKg: 71,
      heightCm: 166,
      diseases: ['GESTATIONAL_DIABETES'],
      medication: [{ name: 'Ácido fólico y yodo', dose: '400 µg y 200 µg', schedule: 'Con el desayuno' }],
      objective: 'PREVENT_DISEASES',
      tags: [],
    },
    5: {
      birthYear: 1978,
      weightKg: 98,
      heightCm: 180,
      diseases: ['DIABETES_TYPE_2', 'DYSLIPIDAEMIA'],
      medication: [METFORMIN, { name: 'Atorvastatina', dose: '20 mg', schedule: 'Por la noche' }],
      objective: 'WEIGHT_LOSS',
      tags: ['Empresa Lumbre'],
    },
    6: {
      birthYear: 1995,
      weightKg: 82,
      heightCm: 161,
      diseases: ['PREDIABETES', 'POLYCYSTIC_OVARY'],
      medication: [METFORMIN],
      objective: 'IMPROVE_HORMONAL_HEALTH',
      tags: [],
    },
    7: {
      birthYear: 1957,
      weightKg: 86,
      heightCm: 170,
      diseases: ['DIABETES_TYPE_2', 'HYPERTENSION'],
      medication: [METFORMIN, ENALAPRIL],
      objective: 'ENERGY_IMPROVEMENT',
      tags: ['Deportista'],
    },
    // Nine years old, at the middle of the growth charts, brought for a first visit twelve days ago.
    24: {
      birthYear: new Date().getFullYear() - 9,
      weightKg: 30,
      heightCm: 135,
      diseases: [],
      medication: [],
      objective: 'DIGESTIVE_IMPROVEMENT',
      tags: ['Pediatría'],
      isChild: true,
    },
  },
  brisa: {
    0: {
      birthYear: 1972,
      weightKg: 79,
      heightCm: 160,
      diseases: ['PREDIABETES'],
      medication: [],
      objective: 'WEIGHT_LOSS',
      tags: [],
    },
    1: {
      birthYear: 1990,
      weightKg: 70,
      heightCm: 177,
      diseases: [],
      medication: [],
      objective: 'SPORT_PERFORMANCE',
      tags: ['Deportista'],
    },
  },
};
