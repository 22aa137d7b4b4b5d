import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { sampleCalorimetry, sampleCurves, sampleWithoutVco2 } from '../sample-calorimetry.ts';
import { ResultsView } from './ResultsView.tsx';

const sample = sampleCalorimetry();

const meta = {
  title: 'App/CalorimetryResults',
  component: ResultsView,
  decorators: [
    inApp,
    answering({
      'get /curves': sampleCurves,
      'get /comparison': () => ({
        now: { medicalTestId: sample.medicalTestId, name: 'Now', testedOn: '2026-11-20' },
        before: { medicalTestId: 'before', name: 'Spring', testedOn: '2026-04-02' },
        phases: [
          { kind: 'RECLINED', figures: { rer: { now: 0.82, before: 0.88, change: -0.06 } } },
          { kind: 'SEATED', figures: { rer: { now: null, before: null, change: null } } },
        ],
        resting: { now: 1683.1, before: 1598.3, change: 84.8 },
      }),
    }),
  ],
  loaders: [messages('calorimetry')],
  args: { calorimetry: sample, zone: 'Europe/Madrid', canEdit: true, canPlan: true },
} satisfies Meta<typeof ResultsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (name: string) => screen.findByRole('region', { name });

const rowOf = (cell: HTMLElement): HTMLElement => cell.closest<HTMLElement>('[role="row"], tr')!;

export const Default: Story = {
  name: 'Shows the resting energy first, whether it can be trusted, and how the cart differs',
  play: async () => {
    const resting = await region('Resting energy expenditure');
    await expect(within(resting).getByText(/1,683/)).toBeVisible();
    await expect(within(resting).getByText(/^Reliable/)).toBeVisible();
    await expect(within(resting).getByText(/1,641 kcal\/day by Elia and Livesey, rounded/)).toHaveTextContent(
      'differs by +42 kcal/day',
    );
    await expect(
      within(resting).getByText(/Rest before measuring, 20 min \(at least 30 min\)/),
    ).toBeVisible();
    await expect(within(resting).getByRole('button', { name: 'Use in the plan' })).toBeEnabled();
    await expect(
      await screen.findByText('Zone (at least 90% of the highest): 4.1–5.7 km/h, 99–125 bpm.'),
    ).toBeVisible();
    await expect(
      screen.getByText(/^In 30 min on the treadmill, rest included: .*152 kcal at 5 km\/h/),
    ).toBeVisible();
    // Nobody walks for a whole day.
    const perDay = rowOf(screen.getByRole('button', { name: 'How Energy per day is calculated' }));
    await expect(within(perDay).getAllByText('–')).toHaveLength(4);
  },
};

export const GlassBox: Story = {
  name: 'Explains a figure by its equation, its source and its windows',
  play: async () => {
    const resting = await region('Resting energy expenditure');
    await userEvent.click(within(resting).getByRole('button', { name: /Resting energy expenditure/ }));
    await expect(await screen.findByText('(3.941 × VO₂ + 1.106 × VCO₂ (L/min)) × 1440')).toBeVisible();
    await expect(screen.getByText(/10\.1113\/jphysiol\.1949\.sp004363/)).toBeVisible();
    await expect(within(screen.getByRole('dialog')).getByText('05:00–10:00')).toBeVisible();
  },
};

export const WithoutVco2: Story = {
  name: 'Says plainly that oxygen alone gives neither a ratio nor energy nor fuels',
  args: { calorimetry: sampleWithoutVco2() },
  play: async () => {
    await expect(await screen.findByText(/^The file has VO₂ only/)).toBeVisible();
    await expect(screen.getByText('Without VCO₂ there is neither a ratio nor fuels.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Use in the plan' })).toBeNull();
    const row = rowOf(await screen.findByRole('button', { name: 'How Fat is calculated' }));
    await expect(within(row).getAllByText('no VCO₂')).toHaveLength(6);
  },
};

export const NotSteady: Story = {
  name: 'Warns of a rest that is not steady, far from every equation, at the edge of the speeds',
  args: {
    calorimetry: sampleCalorimetry({
      results: {
        ...sample.results!,
        resting: {
          ...sample.results!.resting!,
          isSteady: false,
          isFarFromPredicted: true,
          flags: ['RESTING_RER_HIGH', 'NOT_STEADY_BY_CONSENSUS'],
        },
        fatMax: {
          intensity: 6,
          fatGMin: 0.42,
          heartRate: null,
          isBracketed: false,
          zone: { low: 5.2, high: null, lowHeartRate: null, highHeartRate: null },
        },
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/^Not a steady rest by the consensus/)).toBeVisible();
    await expect(screen.getByText(/^It is far from every equation/)).toBeVisible();
    await expect(screen.getByText(/^At rest, an RER above 1/)).toBeVisible();
    await expect(screen.getByText(/Bear the notices above in mind/)).toBeVisible();
    await expect(screen.getByText(/^Not bracketed/)).toBeVisible();
    await expect(screen.getByText(/from 5\.2 km\/h, without a measured upper end/)).toBeVisible();
  },
};

export const ForChildren: Story = {
  name: 'Compares a child with no equation for adults',
  args: {
    calorimetry: sampleCalorimetry({
      results: {
        ...sample.results!,
        resting: {
          ...sample.results!.resting!,
          predictions: sample.results!.resting!.predictions.map((each) => ({
            ...each,
            kcal: null,
            differenceKcal: null,
            percent: null,
            gaps: ['adult' as const],
          })),
        },
      },
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText('The equations are for adults: under 18 nothing is compared.'),
    ).toBeVisible();
    await expect(screen.queryByText('Mifflin–St Jeor')).toBeNull();
  },
};

export const UsedAndCompared: Story = {
  name: 'Says what the plan uses, takes it back, and compares with an earlier test',
  args: {
    calorimetry: sampleCalorimetry({
      planUse: {
        kcalDay: 1683,
        rer: 0.82,
        fatShare: 60,
        carbohydrateShare: 40,
        kind: 'RECLINED',
        equation: 'WEIR',
        isSteady: true,
        on: '2026-11-20',
        isCurrent: true,
        differs: false,
        signature: sample.updated!,
      },
      earlier: [
        {
          medicalTestId: '00000000-0000-4000-8000-0000000000c0',
          name: 'Spring',
          testedOn: '2026-04-02',
        },
      ],
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText('The plan uses 1,683 kcal/day of this test (Weir, Nov 20, 2026)'),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop using it' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /Earlier test/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Spring/ }));
    await expect(await screen.findByText(/1,598 kcal\/day \(\+85\)/)).toBeVisible();
    const compared = screen.getByRole('region', { name: 'Compare with another test' });
    const row = rowOf(within(compared).getByText('Reclined'));
    await expect(within(row).getByText('−0.06')).toBeVisible();
    // What neither test measured is no line.
    await expect(within(compared).queryByText('Seated')).toBeNull();
  },
};

export const OnlyRead: Story = {
  name: 'Offers an observer nothing to change',
  args: { canEdit: false, canPlan: false },
  play: async () => {
    await region('By phase');
    await expect(screen.queryByRole('button', { name: 'Use in the plan' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Move the window/ })).toBeNull();
  },
};
