import type { PatientSupplement } from '@healzy/api/supplements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { IngredientTotals } from './IngredientTotals.tsx';
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
  assignedByName: 'Clara Ruiz',
  createdAt: '2026-03-01T10:00:00.000Z',
};
const WEEKLY: PatientSupplement = { ...TAKEN, id: '2', unit: 'GR', frequency: 'WEEKLY', weekdays: [2] };

const meta = {
  title: 'App/IngredientTotals',
  component: IngredientTotals,
  decorators: [inApp],
  loaders: [messages('supplements')],
  args: { taken: [TAKEN, WEEKLY], today: '2026-03-04' },
} satisfies Meta<typeof IngredientTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {
  name: 'Names what is above a published limit, its source, and what is not counted',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above the published limit: Magnesium')).toBeVisible();
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
    await expect(await canvas.findByText('141 mg')).toBeVisible();
    await expect(canvas.getByText('94.3 mg')).toBeVisible();
  },
};

export const Week: Story = {
  name: 'Shows the days of a week on which each is taken',
  render: ({ taken, today }) => <WeekSchedule taken={taken} today={today} />,
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
