import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleScores } from '../samples/sampleScores.ts';
import { ScoreDial, ScoreRow } from './ScoreDial.tsx';

const meta = {
  title: 'Charts/ScoreDial',
  component: ScoreDial,
  args: {
    label: 'Mean glucose',
    value: '142',
    unit: 'mg/dL',
    state: 'good',
    stateWord: 'In goal',
    scale: { at: 0.42, goalFrom: 0.12, goalTo: 0.5 },
  },
} satisfies Meta<typeof ScoreDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the value and its state in words',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('142')).toBeVisible();
    await expect(canvas.getByText('In goal')).toBeVisible();
  },
};

export const KeyboardOpens: Story = {
  name: 'Opens the details, with the value in its name',
  args: {
    onOpen: fn(),
    openLabel: 'How the mean is calculated',
    trend: { direction: 'down', text: '6', description: '6 mg/dL less than the week before' },
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', {
      name: 'How the mean is calculated, 142 mg/dL, In goal, 6 mg/dL less than the week before',
    });
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const NotEnough: Story = {
  name: 'Says so when there is not enough data',
  args: { value: null, state: 'unknown', stateWord: 'Too few readings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.queryByText('mg/dL')).toBeNull();
  },
};

export const SixInARow: Story = {
  name: 'Fits six in a row, and pairs on a phone',
  render: () => (
    <ScoreRow label="Scores">
      {sampleScores.map((score) => (
        <ScoreDial key={score.label} {...score} onOpen={() => undefined} openLabel={score.label} />
      ))}
    </ScoreRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
  },
};

export const BadScale: Story = {
  name: 'Draws no needle for a non-numeric value, and clamps others to the scale',
  render: (given) => (
    <ScoreRow label="Scores">
      <ScoreDial {...given} scale={{ at: Number.NaN, goalFrom: 0.1, goalTo: 0.5 }} />
      <ScoreDial {...given} scale={{ at: 7, goalFrom: -3, goalTo: 2 }} />
    </ScoreRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|-?\d{3}0%/);
    await expect(canvasElement.querySelectorAll('[data-needle]')).toHaveLength(1);
  },
};

export const LongLabel: Story = {
  name: 'Keeps a label of a thousand characters inside its card at 320 px',
  args: { label: 'Mean'.repeat(250) },
  render: (given) => (
    <div style={{ inlineSize: 320 }} data-box>
      <ScoreDial {...given} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-box]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  name: 'Starts its scale on the right in right-to-left text',
  render: (given) => (
    <div dir="rtl">
      <ScoreDial {...given} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const needle = canvasElement.querySelector('[data-needle]')?.getBoundingClientRect();
    const scale = canvasElement.querySelector('[data-needle]')?.parentElement?.getBoundingClientRect();
    await expect((scale?.right ?? 0) - (needle?.right ?? 0)).toBeGreaterThan((scale?.width ?? 0) * 0.3);
  },
};

export const NarrowRow: Story = {
  name: 'ScoreRow groups its scores under a name and wraps them into pairs at 320 px, even with a thousand-character label',
  render: (given) => (
    <div style={{ inlineSize: 320 }} data-box>
      <ScoreRow label="Scores of the week">
        <ScoreDial {...given} />
        <ScoreDial {...given} label={'Mean'.repeat(250)} />
        <ScoreDial {...given} value={null} state="unknown" stateWord="Too few readings" />
      </ScoreRow>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('group', { name: 'Scores of the week' });
    const [first, second, third] = [...row.children].map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left ?? 0).toBeGreaterThanOrEqual(first?.right ?? Infinity);
    await expect(third?.top ?? 0).toBeGreaterThanOrEqual(second?.bottom ?? Infinity);
    const box = canvasElement.querySelector<HTMLElement>('[data-box]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const EmptyRow: Story = {
  name: 'ScoreRow without a score is an empty group',
  render: () => <ScoreRow label="Scores of the week">{[]}</ScoreRow>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Scores of the week' })).toBeEmptyDOMElement();
  },
};
