import type { BloodTrend } from '@healzy/api/blood-analysis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { criticalPotassium, sampleResults, sampleValue } from '../sample-results.ts';
import { BloodResultsView } from './BloodResultsView.tsx';

const point = (id: string, sampledAt: string, value: number, high: number): BloodTrend['points'][number] => ({
  medicalTestId: id,
  sampledAt,
  laboratory: null,
  stated: { value, comparator: null, unit: 'mg/dL', rangeText: `< ${high}`, position: 'ABOVE' },
  drawn: { value, low: null, high, unit: 'mg/dL' },
});

const trends: BloodTrend[] = [
  {
    marker: 'ldl',
    group: 'LIPIDS',
    unit: 'mg/dL',
    points: [point('1', '2025-03-02', 148, 130), point('2', '2026-03-12', 131, 116)],
  },
];

const meta = {
  title: 'App/BloodResultsView',
  component: BloodResultsView,
  decorators: [inApp],
  loaders: [messages('blood-analysis', 'blood-analysis-review')],
  args: { results: sampleResults, trends },
} satisfies Meta<typeof BloodResultsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is outside its range first, and shows each value on its laboratory’s range',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/2 of 5 values outside the laboratory’s range: Glucose and LDL cholesterol/),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Glucose' })).toHaveTextContent('Laboratory: 70 - 99');
    await expect(canvas.getByRole('group', { name: 'hs-CRP' })).toHaveTextContent('< 0.41');
    // A class is no verdict.
    await expect(canvas.getByRole('group', { name: /vitamin D/ })).toHaveTextContent('No verdict');
    await expect(canvas.getByText('Mar 2, 2025: 148 mg/dL (unnamed laboratory; < 130)')).toBeVisible();
  },
};

export const OfAnotherPerson: Story = {
  name: 'Says that a report names another person, who accepted it and when',
  args: {
    results: {
      ...sampleResults,
      acceptedDoubts: [
        {
          reportId: '1',
          fileName: 'analitica.pdf',
          doubts: [
            { id: 'OTHER_NAME', found: 'PÉREZ SOTO, LUISA', expected: 'Remedios Vega Ortiz' },
            { id: 'OTHER_BIRTHDATE', found: '1991-03-02', expected: '1971-05-14' },
          ],
          accepted: { userId: '2', name: 'Elena', surname: 'Sarmiento', at: '2026-03-13T09:00:00Z' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PÉREZ SOTO, LUISA/)).toHaveTextContent(
      /Remedios Vega Ortiz.*Mar 2, 1991.*May 14, 1971.*Elena Sarmiento.*analitica\.pdf.*Mar 13, 2026/,
    );
  },
};

export const OtherUnits: Story = {
  name: 'Value, unit and range change together, and what does not convert says so',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The others' }));
    const glucose = canvas.getByRole('group', { name: 'Glucose' });
    await expect(glucose).toHaveTextContent('5.77 mmol/L');
    await expect(glucose).toHaveTextContent('3.89 – 5.5');
    await expect(canvas.getByText('No exact conversion: stays in ng/mL')).toBeVisible();
  },
};

export const Critical: Story = {
  name: 'A critical value comes before everything, and asks to contact a physician',
  args: {
    results: {
      ...sampleResults,
      critical: [criticalPotassium],
      values: [
        ...sampleResults.values,
        sampleValue('potassium', 6.4, { group: 'ELECTROLYTES', unit: 'mmol/L', position: 'ABOVE' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contact a physician at once')).toBeVisible();
    await expect(
      canvas.getByText('Critical potassium. Potassium: 6.4 mmol/L (threshold >6 mmol/L)'),
    ).toBeVisible();
  },
};

export const Child: Story = {
  name: 'Says that rules for adults are not applied to a child',
  args: { results: { ...sampleResults, withheld: 'CHILD', person: { age: 11, sex: 'FEMALE' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The person is under age/)).toBeVisible();
    await expect(canvas.getByText('11 years')).toBeVisible();
  },
};
