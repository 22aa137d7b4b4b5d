import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectNoBrokenMarks, expectTextsApart, said } from '../samples/chartAsserts.ts';
import { sampleNights, sampleNightStrip } from '../samples/sampleNights.ts';
import { NightStrip } from './NightStrip.tsx';

const meta = { title: 'Charts/NightStrip', component: NightStrip, args: sampleNightStrip } satisfies Meta<
  typeof NightStrip
>;
export default meta;
type Story = StoryObj<typeof meta>;

const blocks = (root: Element, kind: string) => [...root.querySelectorAll(`[data-block="${kind}"]`)];

export const Default: Story = {
  name: 'Puts nights on one clock, hatches the missing one and names those under the goal',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(blocks(canvasElement, 'bed')).toHaveLength(6));
    await expect(canvasElement.querySelectorAll('[data-night="missing"]')).toHaveLength(1);
    // To bed later is further to the right.
    const [monday, , wednesday] = blocks(canvasElement, 'bed').map((bed) => bed.getBoundingClientRect());
    await expect(wednesday!.left).toBeGreaterThan(monday!.left);
    await expect(canvas.getByText('↓ 5 h 5 min')).toBeVisible();
    const entries = within(canvas.getByRole('list', { name: 'Key' })).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'In bed',
      'Asleep (↓ under the goal)',
      'Nap',
      'no night recorded',
    ]);
    await expectTextsApart(canvasElement);
  },
};

export const KeyboardReadsEachNight: Story = {
  name: 'Announces each night: its hours, its sleep, the goal, naps and notes',
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('application', { name: 'Nights' });
    while (document.activeElement !== chart) await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Mon 2, In bed 23:10–07:00, Asleep 7 h 20 min');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(
      'Wed 4, In bed 01:05–06:40, Asleep 5 h 5 min, under the goal, The watch says 91 %',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Thu 5, no night recorded');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/Nap 16:00–16:40$/);
    await expect(chart).toHaveFocus();
  },
};

export const AsATable: Story = {
  name: 'Lists every night as a table, missing ones too',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(
      within(table).getByRole('row', { name: /Wed 4 01:05 06:40 5 h 5 min.*under the goal; The watch/ }),
    ).toBeVisible();
    await expect(within(table).getByRole('row', { name: /Thu 5 no night recorded/ })).toBeVisible();
  },
};

export const AMonth: Story = {
  name: 'Shows a month of nights, one row each',
  args: {
    nights: Array.from({ length: 31 }, (_, index) => ({ ...sampleNights[index % 7]!, id: String(index) })),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-night]')).toHaveLength(31));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/^Wed 4/);
    await expectTextsApart(canvasElement);
  },
};

export const OnlySums: Story = {
  name: 'Draws the time in bed of a device that does not say when the sleeper was asleep',
  args: { nights: sampleNights.map(({ asleep: _, ...night }) => night) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(blocks(canvasElement, 'bed')).toHaveLength(6));
    await expect(blocks(canvasElement, 'asleep')).toHaveLength(0);
  },
};

export const EmptyNights: Story = {
  name: 'Says so when no night was recorded, and offers neither table nor export',
  args: { nights: sampleNights.map(({ id, name }) => ({ id, name, bed: null })), summary: 'No night yet.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('No night has been recorded yet.')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show as a table' })).toBeNull();
    await expectNoBrokenMarks(canvasElement);
  },
};

export const BadSpans: Story = {
  name: 'Handles spans that run backwards, last for days or are not numbers',
  args: {
    nights: [
      { id: 'a', name: 'Mon 2', bed: { from: 400, to: -20 }, seconds: Number.NaN },
      { id: 'b', name: 'Tue 3', bed: { from: 0, to: 99_999 } },
      { id: 'c', name: 'Wed 4', bed: { from: Number.NaN, to: 400 } },
      { id: 'd', name: 'Thu 5', bed: { from: 0, to: 400 }, asleep: [{ from: 90, to: 30 }], seconds: null },
    ],
    summary: 'One night of four can be drawn.',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(blocks(canvasElement, 'bed')).toHaveLength(1));
    await expect(blocks(canvasElement, 'asleep')).toHaveLength(0);
    await expectNoBrokenMarks(canvasElement);
  },
};

const narrow: NonNullable<Story['render']> = (args) => (
  <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
    <NightStrip {...args} />
  </div>
);

export const LongNames: Story = {
  name: 'Truncates names and figures that are too long for the chart',
  args: {
    nights: sampleNights.map((night) => ({ ...night, name: `${night.name} ${'of the month '.repeat(40)}` })),
    formatDuration: (seconds) => `${Math.round(seconds / 60)} minutes of sleep and nothing else`,
  },
  render: narrow,
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const NarrowScreen: Story = {
  name: 'Fits 320 px',
  render: narrow,
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  args: { title: 'الليالي', summary: 'سبع ليال.' },
  render: (args) => (
    <div dir="rtl" style={{ padding: 8 }} data-box>
      <NightStrip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(blocks(canvasElement, 'bed')).toHaveLength(6));
    const [monday, , wednesday] = blocks(canvasElement, 'bed').map((bed) => bed.getBoundingClientRect());
    await expect(wednesday!.left).toBeGreaterThan(monday!.left);
    await expectFits(canvasElement, '[data-box]');
  },
};
