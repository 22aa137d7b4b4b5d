import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectNoBrokenMarks, expectTextsApart, said } from '../samples/chartAsserts.ts';
import { samplePhaseTimeline } from '../samples/sampleBody.ts';
import { PhaseTimeline, type PhaseTimelineProps } from './PhaseTimeline.tsx';

const meta = {
  title: 'Charts/PhaseTimeline',
  component: PhaseTimeline,
  args: samplePhaseTimeline,
} satisfies Meta<typeof PhaseTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="application"] svg text')].map(({ textContent }) => textContent);

export const Default: Story = {
  name: 'Names the phases with their lengths, and marks thresholds and the steady state',
  play: async ({ canvasElement }) => {
    await expect(texts(canvasElement)).toEqual(
      expect.arrayContaining(['Rest', 'Recovery', '4 min', 'Steady state', 'VT1', 'VT2', 'L/min', 'bpm']),
    );
    await expect(canvasElement.querySelectorAll('[data-phase]')).toHaveLength(7);
    // A window has an extent, a threshold has none.
    await expect(canvasElement.querySelectorAll('[data-mark="steady"] rect')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-mark="vt1"] rect')).toHaveLength(0);
    await expectTextsApart(canvasElement);
  },
};

export const PanelsByUnit: Story = {
  name: 'Gives each unit a panel with its own scale over the same time axis',
  play: async ({ canvasElement }) => {
    const top = (series: string) =>
      canvasElement.querySelector(`[data-series="${series}"]`)!.getBoundingClientRect();
    await expect(top('hr').top).toBeGreaterThan(top('vo2').bottom);
    const overlap =
      Math.min(top('vo2').bottom, top('vco2').bottom) - Math.max(top('vo2').top, top('vco2').top);
    await expect(overlap).toBeGreaterThan(40);
  },
};

export const KeyboardReadsPhasesAndValues: Story = {
  name: 'Announces phases, then values with their phase and marks',
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('application', { name: 'Calorimetry on the treadmill' });
    while (document.activeElement !== chart) await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleDescription(/up and down/);
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Rest, 00:00–04:00, 4 min, Steady state');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('5 km/h, 10:00–13:00, 3 min, VT1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/^VO₂, 10:00, \d\.\d+ L\/min, 5 km\/h$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/^Heart rate, 10:00, \d+.* bpm, 5 km\/h$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^Heart rate, 10:10/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(said(canvasElement)).toHaveTextContent(/^5 km\/h, /);
    await expect(chart).toHaveFocus();
  },
};

/** The borders of the sample's phases, as a screen would offer them. */
function MovedBorders(args: Partial<PhaseTimelineProps>) {
  const [ends, setEnds] = useState(() => samplePhaseTimeline.phases.map(({ to }) => to));
  const phases = samplePhaseTimeline.phases.map((phase, index) => ({
    ...phase,
    from: ends[index - 1] ?? phase.from,
    to: ends[index]!,
  }));
  return (
    <PhaseTimeline
      {...samplePhaseTimeline}
      {...args}
      phases={phases}
      handles={phases.slice(0, -1).map(({ id, name, from, to }, index) => ({
        id,
        name: `End of ${name}`,
        at: to,
        min: from + 1,
        max: ends[index + 1]! - 1,
      }))}
      onMove={(id, seconds) =>
        setEnds((current) =>
          current.map((end, index) => (samplePhaseTimeline.phases[index]!.id === id ? seconds : end)),
        )
      }
    />
  );
}

export const KeyboardMovesBorders: Story = {
  name: 'Moves borders by keyboard, never past their neighbours',
  render: (args) => <MovedBorders {...args} />,
  play: async ({ canvas }) => {
    const border = () => canvas.getByRole('slider', { name: 'End of Rest' });
    // Borders are there once the chart has its width.
    await canvas.findByRole('slider', { name: 'End of Rest' });
    while (document.activeElement !== border()) await userEvent.tab();
    await expect(border()).toHaveAttribute('aria-valuetext', '04:00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(border()).toHaveAttribute('aria-valuetext', '04:02');
    await expect(border()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(border()).toHaveAttribute('aria-valuetext', '03:50');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(border()).toHaveAttribute('aria-valuetext', '06:59');
    await userEvent.keyboard('{Home}');
    await expect(border()).toHaveAttribute('aria-valuetext', '00:01');
    // The keys moved the border, and read no value of the chart behind it.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const PointerDragsBorders: Story = {
  name: 'Drags borders, and puts them back on Escape',
  render: (args) => <MovedBorders {...args} />,
  play: async ({ canvas }) => {
    const border = () => canvas.getByRole('slider', { name: 'End of Rest' });
    const at = () => Number(border().getAttribute('aria-valuenow'));
    await canvas.findByRole('slider', { name: 'End of Rest' });
    const { left, top } = border().getBoundingClientRect();
    const press = { pointerId: 1, button: 0, clientX: left + 12, clientY: top + 12 };
    border().setPointerCapture = () => undefined;
    await fireEvent.pointerDown(border(), press);
    await fireEvent.pointerMove(border(), { ...press, clientX: left + 32 });
    await waitFor(() => expect(at()).toBeGreaterThan(240));
    await fireEvent.pointerMove(border(), { ...press, clientX: left + 5000 });
    await waitFor(() => expect(at()).toBe(419));
    await fireEvent.keyDown(border(), { key: 'Escape' });
    await waitFor(() => expect(at()).toBe(240));
  },
};

export const AsATable: Story = {
  name: 'Shows every moment as a table, with its phase and marks',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'VO₂ (L/min)' })).toBeVisible();
    const row = within(table).getByRole('row', { name: /^01:00 Rest/ });
    await expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('Steady state');
  },
};

export const PhasesAlone: Story = {
  name: 'Shows planned phases before anything is measured',
  args: { series: [], marks: [], summary: 'What is planned.' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Recovery, 19:00–23:00, 4 min');
    await expectNoBrokenMarks(canvasElement);
  },
};

export const BadValues: Story = {
  name: 'Breaks lines where values are missing, and omits marks without a position',
  args: {
    phases: [
      { id: 'a', name: 'First', from: 0, to: 60 },
      { id: 'b', name: 'Overlaps', from: 30, to: 120 },
      { id: 'c', name: 'Backwards', from: 300, to: 200 },
      { id: 'd', name: 'No number', from: Number.NaN, to: 400 },
    ],
    series: [
      {
        id: 'x',
        name: 'X',
        unit: 'L/min',
        x: [0, 30, 60, 90, 120],
        y: [1, null, Number.NaN, Number.POSITIVE_INFINITY, 2],
      },
    ],
    marks: [
      { id: 'nowhere', name: 'Nowhere', at: Number.NaN },
      { id: 'backwards', name: 'Backwards', from: 50, to: 10 },
    ],
    handles: [
      { id: 'nowhere', name: 'Nowhere', at: Number.NaN, min: 0, max: 10 },
      { id: 'nothing', name: 'Between nothing', at: 20, min: 30, max: 10 },
    ],
    onMove: () => undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-phase]')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(0);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expectNoBrokenMarks(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('X, 00:30, not recorded, First');
  },
};

export const BadOneValue: Story = {
  name: 'Draws one single value',
  args: {
    phases: [],
    series: [{ id: 'x', name: 'X', unit: 'L/min', x: [10], y: [1.2] }],
    marks: [],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-series="x"] [data-marker]')).toHaveLength(1);
    await expectNoBrokenMarks(canvasElement);
  },
};

export const EmptyTest: Story = {
  name: 'Says so when there is nothing to show',
  args: { phases: [], series: [], marks: [], summary: 'No test yet.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Nothing has been recorded yet.')[0]).toBeVisible();
    await expectNoBrokenMarks(canvasElement);
  },
};

export const LongNames: Story = {
  name: 'Truncates long names of phases and marks, and announces them in full',
  args: {
    phases: samplePhaseTimeline.phases.map((phase) => ({
      ...phase,
      name: `${phase.name} ${'and so on '.repeat(100)}`,
    })),
    marks: [
      { id: 'one', name: 'Threshold '.repeat(100), at: 300 },
      { id: 'two', name: 'Another threshold', at: 305 },
      { id: 'three', name: 'A third at the same place', at: 306 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectTextsApart(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/^Rest and so on and so on/);
  },
};

export const NarrowScreen: Story = {
  name: 'Fits 320 px',
  render: (args) => (
    <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
      <PhaseTimeline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  args: {
    title: 'قياس السعرات',
    phases: samplePhaseTimeline.phases.map((phase) => ({ ...phase, name: 'مرحلة' })),
  },
  render: (args) => (
    <div dir="rtl" style={{ padding: 8 }} data-box>
      <PhaseTimeline {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^مرحلة, 04:00–07:00/);
    await expectFits(canvasElement, '[data-box]');
  },
};
