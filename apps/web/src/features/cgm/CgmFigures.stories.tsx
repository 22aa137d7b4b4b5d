import type { CgmFindings } from '@healzy/api/cgm';
import { localDays, type RangeProfile, simulateTrace, type SimulatedKind } from '@healzy/domain/cgm';
import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { chooseGlucoseUnit } from '../../state/glucose-unit.ts';
import { CanvasFigures } from './canvas/CanvasFigures.tsx';
import { CanvasFindings } from './canvas/CanvasFindings.tsx';
import { figuresOf } from './canvas/sample-canvas.ts';
import { CgmTimeInRanges } from './CgmTimeInRanges.tsx';

interface FiguresProps {
  kind: SimulatedKind;
  profile: RangeProfile;
  unit: 'mg/dL' | 'mmol/L';
  /** Of four weeks, the last fortnight is shown; with fewer there is nothing to compare with. */
  days?: number;
  lowsAfterEvents?: CgmFindings['lowsAfterEvents'];
}

/** The answers of the server about the last days of a simulated trace. */
function answersOf(kind: SimulatedKind, profile: RangeProfile, length: number) {
  const { series } = simulateTrace(7, { from: '2026-03-02', days: length, zone: 'Europe/Madrid', kind });
  const days = localDays(series).slice(-14);
  const fromEpoch = days[0]?.fromEpoch ?? 0;
  const toEpoch = days.at(-1)?.toEpoch ?? 0;
  return figuresOf(series, profile, { fromEpoch, toEpoch, nowEpoch: toEpoch });
}

/** The figures of a simulated fortnight, computed as on the server. */
function Figures({ kind, profile, unit, days = 28, lowsAfterEvents = [] }: FiguresProps) {
  chooseGlucoseUnit(unit);
  const { scores, found } = answersOf(kind, profile, days);
  return (
    <MemoryRouter>
      <Stack gap="lg">
        <CanvasFindings findings={{ ...found, lowsAfterEvents }} />
        <CanvasFigures scores={scores} findings={found} part="first" />
        <CanvasFigures scores={scores} findings={found} part="others" />
        <CgmTimeInRanges ranges={scores.timeInRanges} isJudged={scores.sufficiency.isEnough} />
      </Stack>
    </MemoryRouter>
  );
}

const meta = {
  title: 'App/CgmFigures',
  component: Figures,
  decorators: [inApp],
  loaders: [messages('cgm', 'cgm-canvas')],
  args: { kind: 'TYPE_2', profile: 'STANDARD', unit: 'mg/dL' },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says first what matters, then one large figure and the others',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/\d/);
    const first = canvas.getByRole('group', { name: 'Figures of the period' });
    for (const name of ['In range (70–180)', 'Below 70', 'Mean glucose', 'GMI'])
      await expect(first).toHaveTextContent(name);
    await expect(canvas.getByText('70–180 mg/dL')).toBeVisible();
  },
};

export const KeyboardOpensAGlassBox: Story = {
  name: 'Shows how a figure came about: formula, goal, source, readings',
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /GRI/ }).focus();
    await userEvent.keyboard('{Enter}');
    const box = within(canvasElement.ownerDocument.body);
    await expect(await box.findByText(/3 · w\(<54\)/)).toBeVisible();
    await expect(box.getByRole('link', { name: 'Klonoff 2022' })).toBeVisible();
    await expect(box.getByText('Readings used')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Mmol: Story = {
  name: 'In mmol/L the bounds are those of the consensus, not a conversion',
  args: { unit: 'mmol/L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.9–10.0 mmol/L')).toBeVisible();
    await expect(canvas.getByText('10.1–13.9 mmol/L')).toBeVisible();
  },
};

export const Pregnancy: Story = {
  name: 'Uses the target range of pregnancy',
  args: { kind: 'HEALTHY', profile: 'PREGNANCY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('63–140 mg/dL')).toBeVisible();
  },
};

export const TooLittleData: Story = {
  name: 'With two days of readings leaves out what needs fourteen, and says so',
  args: { days: 2 },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('group', { name: 'Figures of the period' });
    await expect(first).toHaveTextContent('GMINot enough data');
  },
};

export const LowsAfterEvents: Story = {
  name: 'Names what lows have in common before them, beside how common that is, and leads to their days',
  args: {
    kind: 'TYPE_1',
    lowsAfterEvents: [
      {
        type: 'TRAINING',
        name: null,
        lows: 4,
        of: 5,
        timePercent: 3.72,
        dates: ['2026-03-17', '2026-03-20', '2026-03-24', '2026-03-27'],
      },
      { type: 'CUSTOM', name: 'Insulina', lows: 3, of: 5, timePercent: 6.1, dates: ['2026-03-18'] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: '4 of 5 low episodes began during exercise or within 4 h of it, which is only 4% of the period',
      }),
    ).toHaveAttribute('href', expect.stringContaining('2026-03-24'));
    await expect(canvas.getByText(/within 4 h of “Insulina”, which is only 6% of the period/)).toBeVisible();
  },
};
