import type { PatientSupplement, SupplementPreview } from '@healzy/api/supplements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { IntakePreview } from './IntakePreview.tsx';

const D3: PatientSupplement = {
  id: '1',
  patientId: '1',
  version: 1,
  supplementId: '1',
  supplement: {
    name: 'Vitamina D3',
    nameEn: 'Vitamin D3',
    category: 'VITAMINS',
    servingAmount: 1,
    servingUnit: 'UNIT',
    ingredients: [{ code: 'VITAMIN_D', amount: 105, unit: 'UG' }],
  },
  unit: 'UNIT',
  amountPerTake: 1,
  dailyTakes: 1,
  totalDailyAmount: 1,
  frequency: 'DAILY',
  weekdays: [],
  startDate: '2026-03-01',
  endDate: null,
  observations: null,
  isActive: true,
  status: 'CURRENT',
  assignedByName: 'Elena Sarmiento',
  createdAt: '2026-03-01T10:00:00.000Z',
};
const LEVEL = { amount: 100, kind: 'UPPER', counts: 'ALL', body: 'EFSA', source: 'EFSA_D' } as const;
const TOTAL: SupplementPreview['totals'][number] = {
  code: 'VITAMIN_D',
  unit: 'UG',
  before: 105,
  highestDay: 130,
  highestOn: '2026-03-04',
  mean: 130,
  perDose: 105,
  needsAttention: true,
  day: { verdict: 'OVER', amount: 130, level: LEVEL, dependsOn: [] },
  dose: null,
};
const SECOND: SupplementPreview = {
  totals: [TOTAL],
  duplicates: [{ code: 'VITAMIN_D', supplementIds: ['1'] }],
  isCounted: true,
  cautions: [],
  unchecked: { medicines: ['Metformin'], allergies: [] },
  unknown: [],
};

const meta = {
  title: 'App/IntakePreview',
  component: IntakePreview,
  decorators: [inApp],
  loaders: [messages('supplements')],
  args: {
    taken: [D3],
    preview: SECOND,
    context: {
      today: '2026-03-04',
      person: { ageMonths: 480, sex: 'MALE', pregnancy: 'NEITHER', weightKg: 80, weighedOn: '2026-03-01' },
      record: { medicines: ['Metformin'], allergies: [], otherAllergies: [], diseases: [], smokes: false },
    },
  },
} satisfies Meta<typeof IntakePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Duplicate: Story = {
  name: 'Shows the new total and the duplicate before saving, as a live region',
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('status'));
    await expect(status.getByText('Already takes Vitamin D with: Vitamin D3')).toBeVisible();
    await expect(status.getByText('Vitamin D: 130 µg on the highest day (now 105 µg)')).toBeVisible();
    await expect(status.getByText('above the level of 100 µg')).toBeVisible();
    await expect(
      status.getByText('Medicines in the record that are not checked against this supplement: Metformin'),
    ).toBeVisible();
  },
};

export const Dose: Story = {
  name: 'Says what one take and what the record add',
  args: {
    preview: {
      ...SECOND,
      duplicates: [],
      totals: [
        {
          ...TOTAL,
          code: 'CAFFEINE',
          unit: 'MG',
          before: 0,
          highestDay: 300,
          mean: 150,
          perDose: 300,
          day: {
            verdict: 'DEPENDS',
            amount: 300,
            level: { ...LEVEL, amount: 200, kind: 'SAFE', source: 'EFSA_CAFFEINE' },
            dependsOn: ['PREGNANCY'],
          },
          dose: {
            verdict: 'OVER',
            amount: 300,
            level: { ...LEVEL, amount: 200, kind: 'SAFE', source: 'EFSA_CAFFEINE' },
            dependsOn: [],
          },
        },
      ],
      cautions: [{ code: 'FISH_ALLERGY', medicines: [], allergies: ['FISH'], diseases: [] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/unknown whether it is above the level \(200 mg\)/)).toBeVisible();
    await expect(canvas.getByText('300 mg at once, above 200 mg')).toBeVisible();
    await expect(canvas.getByText('Mean 150 mg a day')).toBeVisible();
    await expect(canvas.getByText(/may contain fish \(fish\)/)).toBeVisible();
  },
};

export const Calm: Story = {
  name: 'Says that nothing was found',
  args: {
    preview: {
      ...SECOND,
      duplicates: [],
      unchecked: { medicines: [], allergies: [] },
      totals: [
        {
          ...TOTAL,
          before: 0,
          highestDay: 25,
          mean: 25,
          perDose: 25,
          needsAttention: false,
          day: { verdict: 'WITHIN', amount: 25, level: LEVEL, dependsOn: [] },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is above a published level or duplicated.')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'Is an empty live region until there is something to say',
  args: { preview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
