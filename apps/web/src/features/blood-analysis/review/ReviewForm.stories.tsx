import type { BloodSample } from '@healzy/api/blood-analysis';
import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { sampleProposal } from '../sample-results.ts';
import { type ReviewValues, rowsOfSample } from './review-rows.ts';
import { ReviewForm } from './ReviewForm.tsx';

const place = (y: number) => [{ page: 1, x: 64, y, width: 320, height: 12 }];

const sample: BloodSample = {
  pages: [1],
  person: { name: null, number: null, born: null, sex: null, age: null },
  sampled: { text: '12/03/2026', date: '2026-03-12', isOpen: false },
  reported: null,
  laboratory: 'Laboratorio Sierra',
  isAmended: false,
  proposals: [
    sampleProposal('glucose', 92, {
      range: { text: '70 - 99', low: 70, high: 99, kind: 'INTERVAL' },
      rects: place(120),
    }),
    sampleProposal('potassium', 5.9, {
      unit: 'mmol/L',
      comments: ['Muestra hemolizada'],
      doubts: ['SAMPLE_AFFECTED'],
      rects: place(140),
      previous: { value: '4.4', date: '2025-09-01' },
    }),
    sampleProposal('iron', 85, { unit: null, doubts: ['UNIT_MISSING'], rects: place(160) }),
  ],
  unread: [
    { reason: 'PENDING', text: 'Ferritina pendiente', marker: 'ferritin', rect: place(180)[0] ?? null },
    { reason: 'TEXT', text: 'Validado electrónicamente', marker: null, rect: null },
  ],
};
const initial: ReviewValues = {
  sampledAt: '2026-03-12',
  sampledOn: '2026-03-12',
  laboratory: 'Laboratorio Sierra',
  isFasting: 'UNKNOWN',
  isPregnant: 'UNKNOWN',
  rows: rowsOfSample('report', sample, { saved: [], mark: '.' }),
};

const meta = {
  title: 'App/BloodReviewForm',
  component: ReviewForm,
  decorators: [inApp],
  loaders: [messages('blood-analysis', 'blood-analysis-review')],
  args: {
    initial,
    version: 0,
    draftKey: 'blood-analysis/1/1/review/1',
    report: { id: 'report', fileDoubts: [], notTaken: [] },
    sample,
    saved: [],
    asksForPregnancy: true,
    onSave: fn(() => Promise.resolve()),
    page: (highlights) => <p data-testid="page">{highlights.map(({ y }) => y).join()}</p>,
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const option = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save results' });

export const Default: Story = {
  name: 'Lists the proposals with their doubts, and shows the chosen one on its page',
  play: async () => {
    await expect(await option('Glucose')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByTestId('page')).toHaveTextContent('120');
    await userEvent.click(await option('Potassium'));
    await expect(screen.getByTestId('page')).toHaveTextContent('140');
    await expect(await option('Potassium')).toHaveTextContent(/The sample is affected/);
    await expect(screen.getByText(/Previous result of Sep 1, 2025, not the current one: 4\.4/)).toBeVisible();
    await expect(screen.getByText('Ferritina pendiente')).toBeVisible();
  },
};

export const KeyboardReviews: Story = {
  name: 'One press accepts what is certain, Enter the rest, and nothing unreviewed is saved',
  play: async ({ args }) => {
    await option('Glucose');
    await userEvent.click(save());
    await expect(await screen.findByText(/3 values are still to review/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Accept 1 value without doubts' }));
    await expect(await option('Potassium')).toHaveAttribute('aria-selected', 'true');
    (await option('Potassium')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await option('Iron')).toHaveFocus());
    // Without its unit it is not accepted.
    await userEvent.keyboard('{Enter}');
    await expect(await option('Iron')).toHaveTextContent('Enter the unit.');
    await userEvent.type(screen.getByRole('textbox', { name: /^Unit/ }), 'µg/dL{Enter}');
    await expect(await screen.findByText('Everything is reviewed: you can save now.')).toBeVisible();
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        sampledAt: '2026-03-12',
        values: [
          expect.objectContaining({ marker: 'glucose', value: 92, isConfirmed: false }),
          expect.objectContaining({ marker: 'potassium', value: 5.9, isConfirmed: true }),
          expect.objectContaining({ marker: 'iron', unit: 'µg/dL', isConfirmed: true }),
        ],
      }),
      0,
    );
  },
};

export const AnotherSample: Story = {
  name: 'Says that what is saved is of another sample before it takes the day of this report',
  args: { savedOn: '2025-06-01' },
  play: async () => {
    await option('Glucose');
    await expect(screen.getByText(/already saved are from another sample \(Jun 1, 2025\)/)).toBeVisible();
  },
};

export const UnreadLine: Story = {
  name: 'A line without a value is shown on the page, and entered by hand',
  play: async () => {
    await option('Glucose');
    await userEvent.click(screen.getByRole('button', { name: 'Show on the page: Ferritina pendiente' }));
    await expect(screen.getByTestId('page')).toHaveTextContent('180');
    await userEvent.click(screen.getByRole('button', { name: 'Enter by hand: Ferritina pendiente' }));
    await expect(await option('Ferritin')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('textbox', { name: /^Unit/ })).toHaveValue('ng/mL');
    await userEvent.type(screen.getByRole('textbox', { name: /^Value/ }), '< 5{Enter}');
    await expect(await option('Ferritin')).toHaveTextContent('Accepted');
  },
};

export const Unlikely: Story = {
  name: 'A value that the server finds hardly credible is looked at once more',
  args: {
    onSave: fn(() =>
      Promise.reject(
        new ApiError('unlikely', {
          code: 'BLOOD_NOT_CONFIRMED',
          status: 422,
          data: { code: 'BLOOD_NOT_CONFIRMED', details: { markers: ['glucose'] } },
        }),
      ),
    ),
    initial: { ...initial, rows: initial.rows.slice(0, 1) },
  },
  play: async ({ args }) => {
    (await option('Glucose')).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/finds some values hardly credible/)).toBeVisible();
    await expect(await option('Glucose')).toHaveTextContent('The value is hardly credible');
  },
};

export const ByHand: Story = {
  name: 'Values are entered without a report',
  args: { report: null, sample: null, initial: { ...initial, rows: [] }, page: () => <></> },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a value' }));
    const analyte = screen.getByRole('combobox', { name: /^Analyte/ });
    await userEvent.type(analyte, 'Ferritin');
    await userEvent.click(await screen.findByRole('option', { name: 'Ferritin' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Value/ }), '64{Enter}');
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(within(document.body).queryByTestId('page')).toBeNull();
  },
};
