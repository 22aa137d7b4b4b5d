import type { PatientSupplement, SupplementContext } from '@healzy/api/supplements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { IngredientTotals } from './IngredientTotals.tsx';
import { toTaken } from './intake.ts';
import { RecordChecks } from './RecordChecks.tsx';
import { WeekSchedule } from './WeekSchedule.tsx';

const TAKEN: PatientSupplement = {
  id: '1',
  patientId: '1',
  version: 1,
  supplementId: '1',
  supplement: {
    name: 'Magnesio',
    nameEn: 'Magnesium',
    category: 'MINERALS',
    servingAmount: 1,
    servingUnit: 'UNIT',
    ingredients: [
      { code: 'MAGNESIUM', amount: 150, unit: 'MG' },
      { code: 'ZINC', amount: 5, unit: 'MG' },
    ],
  },
  unit: 'UNIT',
  amountPerTake: 1,
  dailyTakes: 2,
  totalDailyAmount: 2,
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
const WEEKLY: PatientSupplement = { ...TAKEN, id: '2', unit: 'GR', frequency: 'WEEKLY', weekdays: [2] };

const ADULT: SupplementContext = {
  today: '2026-03-04',
  person: { ageMonths: 480, sex: 'MALE', pregnancy: 'NEITHER', weightKg: 80, weighedOn: '2026-03-01' },
  record: { medicines: [], allergies: [], otherAllergies: [], diseases: [], smokes: false },
};
const of = (
  name: string,
  ...ingredients: PatientSupplement['supplement']['ingredients']
): PatientSupplement => ({
  ...TAKEN,
  id: name,
  dailyTakes: 1,
  supplement: { ...TAKEN.supplement, name, nameEn: name, ingredients },
});
const D3 = of('Vitamin D3', { code: 'VITAMIN_D', amount: 100, unit: 'UG' });
const CAFFEINE = of('Caffeine', { code: 'CAFFEINE', amount: 400, unit: 'MG' });

const meta = {
  title: 'App/IngredientTotals',
  component: IngredientTotals,
  decorators: [inApp],
  loaders: [messages('supplements')],
  args: { taken: [TAKEN, WEEKLY], context: ADULT },
} satisfies Meta<typeof IngredientTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {
  name: 'Names what is above the level, its source, and what is not counted',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above the level for this patient: Magnesium')).toBeVisible();
    await expect(canvas.getByText(/^Not counted.*Magnesium$/)).toBeVisible();
    const magnesium = within(await canvas.findByRole('row', { name: /Magnesium/ }));
    await expect(magnesium.getByText('300 mg')).toBeVisible();
    await expect(magnesium.getByText('120%, above')).toBeVisible();
    await expect(magnesium.getByRole('link', { name: 'SCF, 2001' })).toBeVisible();
    const zinc = within(canvas.getByRole('row', { name: /Zinc/ }));
    await expect(zinc.getByText('40%')).toBeVisible();
  },
};

export const Thirds: Story = {
  name: 'Writes a mean with as many figures as a label gives',
  args: {
    taken: [
      {
        ...TAKEN,
        frequency: 'WEEKLY',
        weekdays: [1, 3, 5],
        supplement: {
          ...TAKEN.supplement,
          ingredients: [
            { code: 'EPA', amount: 165, unit: 'MG' },
            { code: 'DHA', amount: 110, unit: 'MG' },
          ],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mean 141 mg a day')).toBeVisible();
    await expect(canvas.getByText('Mean 94.3 mg a day')).toBeVisible();
    await expect(canvas.getByText('330 mg')).toBeVisible();
    const sum = within(canvas.getByRole('row', { name: /EPA \+ DHA/ }));
    await expect(sum.getByText('550 mg')).toBeVisible();
    await expect(sum.getByText('11%')).toBeVisible();
  },
};

export const Child: Story = {
  name: 'Judges a child by its age and weight',
  args: {
    taken: [D3, CAFFEINE],
    context: { ...ADULT, person: { ...ADULT.person, ageMonths: 61, weightKg: 18 } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Above the level for this patient: Vitamin D, Caffeine, and Caffeine at once'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Judged for: 5 years, male, and 18 kg/)).toBeVisible();
    const vitaminD = within(await canvas.findByRole('row', { name: /Vitamin D/ }));
    await expect(vitaminD.getByText('200%, above')).toBeVisible();
    await expect(vitaminD.getByRole('link', { name: /8145/ })).toBeVisible();
    const caffeine = within(canvas.getByRole('row', { name: /^Caffeine/ }));
    await expect(caffeine.getByText('741%, above')).toBeVisible();
    await expect(caffeine.getByText('741% at once, above')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Says what depends on something that the record does not say',
  args: {
    taken: [
      of('Coffee', { code: 'CAFFEINE', amount: 150, unit: 'MG' }),
      of('Guarana', { code: 'CAFFEINE', amount: 150, unit: 'MG' }),
    ],
    context: { ...ADULT, person: { ...ADULT.person, sex: 'FEMALE', pregnancy: 'UNKNOWN' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Unknown whether it is above: Caffeine. The record does not say: pregnancy/),
    ).toBeVisible();
    const caffeine = within(await canvas.findByRole('row', { name: /^Caffeine/ }));
    await expect(caffeine.getByText('Unknown')).toBeVisible();
    await expect(caffeine.getByText('Between 200 mg and 400 mg')).toBeVisible();
  },
};

export const Sources: Story = {
  name: 'Names the bodies that were looked up',
  args: {
    taken: [
      of('Vitamin C', { code: 'VITAMIN_C', amount: 3500, unit: 'MG' }),
      of('Creatine', { code: 'CREATINE', amount: 5, unit: 'G' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above the level for this patient: Vitamin C')).toBeVisible();
    const vitaminC = within(await canvas.findByRole('row', { name: /Vitamin C/ }));
    await expect(vitaminC.getByRole('link', { name: 'IOM, 2000' })).toBeVisible();
    await expect(vitaminC.getByText(/EFSA: no level, insufficient data/)).toBeVisible();
    const creatine = within(canvas.getByRole('row', { name: /Creatine/ }));
    await expect(creatine.getByText('None of the bodies consulted sets a level')).toBeVisible();
    await expect(creatine.getByText(/EFSA: not assessed/)).toBeVisible();
  },
};

export const Checked: Story = {
  name: 'Names what of the record speaks against a supplement, and what was not compared',
  args: {
    taken: [of('Vitamin K2', { code: 'VITAMIN_K', amount: 75, unit: 'UG' })],
    context: {
      ...ADULT,
      record: { ...ADULT.record, medicines: ['Sintrom', 'Metformin'], allergies: ['MILK'] },
    },
  },
  render: ({ taken, context }) => <RecordChecks taken={taken.map(toTaken)} context={context} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vitamin K counteracts the anticoagulant \(Sintrom\)/)).toBeVisible();
    await expect(
      canvas.getByText('Medicines in the record that are not checked against this supplement: Metformin'),
    ).toBeVisible();
    await expect(canvas.getByText(/^It is not known whether it contains.*milk$/)).toBeVisible();
  },
};

export const Week: Story = {
  name: 'Shows the days of a week on which each is taken',
  render: ({ taken, context }) => <WeekSchedule taken={taken} today={context.today} />,
  play: async ({ canvas }) => {
    const detailOf = (day: RegExp) => canvas.getByText(day).nextElementSibling as HTMLElement;
    await expect(within(detailOf(/^Mon, Mar 2/)).getByText('2 × 1 u')).toBeVisible();
    await expect(within(detailOf(/^Tue, Mar 3/)).getByText('2 × 1 g')).toBeVisible();
    await expect(canvas.getByText('Today, Wed, Mar 4')).toBeVisible();
    canvas.getByRole('button', { name: 'Previous week' }).click();
    await expect(await canvas.findByText(/^Mon, Feb 23/)).toBeVisible();
    await expect(detailOf(/^Mon, Feb 23/)).toHaveTextContent('Nothing');
  },
};
