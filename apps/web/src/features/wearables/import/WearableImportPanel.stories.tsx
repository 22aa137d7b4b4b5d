import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import type { SurveyedExport, WearableStep } from './import-steps.ts';
import { WearableImportPanel, type WearableImportPanelProps } from './WearableImportPanel.tsx';

const files = [new File(['x'.repeat(4000)], 'exportar.zip')];
const chosen = { files, options: { zone: 'Europe/Madrid' } };

const SURVEY: SurveyedExport = {
  kind: 'survey',
  format: 'APPLE_HEALTH',
  sources: ['Apple Watch de Ana', 'iPhone de Ana'],
  metrics: [
    {
      metric: 'STEPS',
      records: 12_034,
      first: '2024-01-05',
      last: '2026-03-01',
      sources: ['Apple Watch de Ana', 'iPhone de Ana', 'Garmin Connect', 'Withings', 'Strava'],
    },
    {
      metric: 'HEART_RATE',
      records: 1_204_511,
      first: '2025-06-01',
      last: '2026-03-01',
      sources: ['Apple Watch de Ana'],
    },
    { metric: 'SLEEP', records: 1, first: '2026-03-01', last: '2026-03-01', sources: [] },
  ],
  neverRead: [
    { kind: 'PLACES', records: 12 },
    { kind: 'ECG', records: 1 },
    { kind: 'CLINICAL', records: 3 },
    { kind: 'CYCLE', records: 96 },
  ],
  repaired: 2,
  dayOrders: [],
};

const CHOICES: WearableStep = {
  ...chosen,
  kind: 'choices',
  survey: SURVEY,
  chosen: ['STEPS', 'HEART_RATE', 'SLEEP'],
};

const flowOf = (step: WearableStep): WearableImportPanelProps['flow'] => ({
  step,
  choose: fn(),
  answer: fn(),
  select: fn(),
  confirm: fn(),
  resume: fn(),
  cancel: fn(),
});

const meta = {
  title: 'App/WearableImportPanel',
  component: WearableImportPanel,
  decorators: [inApp],
  loaders: [messages('wearables-import')],
  args: { flow: flowOf({ kind: 'choose' }), zone: 'Europe/Madrid', onUndo: fn() },
} satisfies Meta<typeof WearableImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Takes one file or several',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(/Apple Health, Health Connect/)).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const both = [new File(['a'], 'steps.json'), new File(['b'], 'sleep.json')];
    await userEvent.upload(input, both);
    await expect(args.flow.choose).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'steps.json' }),
      expect.objectContaining({ name: 'sleep.json' }),
    ]);
  },
};

export const Loading: Story = {
  name: 'Looks into a large file, and can be stopped by keyboard',
  args: { flow: flowOf({ ...chosen, kind: 'surveying', share: 0.3 }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Looking at what it holds/ })).toHaveAttribute(
      'aria-valuenow',
      '0.3',
    );
    canvas.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.flow.cancel).toHaveBeenCalledOnce();
  },
};

export const Question: Story = {
  name: 'Asks in which zone it was recorded, and proposes the patient’s',
  args: {
    flow: flowOf({
      ...chosen,
      kind: 'question',
      asked: { kind: 'question', format: 'FITBIT', question: 'zone' },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /In which time zone/ })).toHaveValue('Europe/Madrid');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.flow.answer).toHaveBeenCalledWith({ zone: 'Europe/Madrid' });
  },
};

export const Clock: Story = {
  name: 'Does not guess whose clock a file writes',
  args: {
    flow: flowOf({
      ...chosen,
      kind: 'question',
      asked: { kind: 'question', format: 'SAMSUNG_HEALTH', question: 'clock' },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /own clock/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.flow.answer).toHaveBeenCalledWith({ clock: 'LOCAL' });
  },
};

export const DayOrder: Story = {
  name: 'Asks whether day or month comes first, where no date says it',
  args: {
    flow: flowOf({
      ...chosen,
      kind: 'question',
      asked: { kind: 'question', format: 'FITBIT', question: 'dayOrder', date: '4/5/16' },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const asked = canvas.getByRole('radiogroup', { name: /In which order is 4\/5\/16 written/ });
    within(asked).getByRole('radio', { name: 'day, month, year' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.flow.answer).toHaveBeenCalledWith({ dayOrder: 'DMY' });
  },
};

export const DayOrderSaid: Story = {
  name: 'Says in which order dates were read, and what shows it',
  args: {
    flow: flowOf({
      ...CHOICES,
      survey: {
        ...SURVEY,
        dayOrders: [
          { order: 'MDY', by: 'DATES', date: '4/13/16', row: 3 },
          { order: 'DMY', by: 'ANSWER', date: null, row: null },
          { order: 'MDY', by: 'MAKER', date: null, row: null },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('month, day, year: line 3 has 4/13/16')).toBeVisible();
    await expect(canvas.getByText('day, month, year: as you answered')).toBeVisible();
    await expect(canvas.getByText(/^month, day, year: the only order of this application/)).toBeVisible();
  },
};

export const Person: Story = {
  name: 'Asks whose rows are read, of a table of several people',
  args: {
    flow: flowOf({
      ...chosen,
      kind: 'question',
      asked: {
        kind: 'question',
        format: 'FITBIT',
        question: 'person',
        people: ['1503960366', '1624580081', '1644430081'],
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/rows of 3 people/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const who = canvas.getByRole('combobox', { name: /Which one is this patient/ });
    who.focus();
    await userEvent.keyboard('16245{ArrowDown}{Enter}');
    await expect(who).toHaveValue('1624580081');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.flow.answer).toHaveBeenCalledWith({ person: '1624580081' });
  },
};

/** As the flow keeps it. */
function Choosing(props: WearableImportPanelProps) {
  const [step, setStep] = useState(CHOICES);
  const select: WearableImportPanelProps['flow']['select'] = (next) => {
    if (step.kind === 'choices') setStep({ ...step, chosen: next });
  };
  return <WearableImportPanel {...props} flow={{ ...props.flow, step, select }} />;
}

export const KeyboardChoosesMetrics: Story = {
  name: 'What is stored is chosen by keyboard, and nothing can be imported without a choice',
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('group', { name: /What is stored/ });
    await expect(within(all).getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expect(canvas.getByText(/Places and routes/)).toBeVisible();
    await expect(canvas.getByText(/12,034 values.*2 more sources/)).toBeVisible();
    within(all)
      .getByRole('checkbox', { name: /^Heart rate/ })
      .focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Import 12,035 values' })).toBeEnabled();
    canvas.getByRole('button', { name: 'Choose nothing' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Choose at least one thing to import.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 0 values' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Choose everything' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: /^Import 1,216,546/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.flow.confirm).toHaveBeenCalledOnce();
  },
};

export const OtherZone: Story = {
  name: 'Surveys again with another zone',
  args: { flow: flowOf(CHOICES) },
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvas.getByRole('combobox', { name: /Time zone/ });
    await expect(zone).toHaveValue('Europe/Madrid');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Lima');
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'America/Lima' }),
    );
    await expect(args.flow.answer).toHaveBeenCalledWith({ zone: 'America/Lima' });
    // The answer is not taken here: the list would stay with what was typed.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(zone).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ChoicesOnAPhone: Story = {
  name: 'Fits the smallest phone, with the longest names',
  args: {
    flow: flowOf({
      ...CHOICES,
      files: [new File(['x'], `exportar-${'datos-de-salud-'.repeat(12)}.zip`)],
      survey: { ...SURVEY, sources: ['Reloj de muñeca de la señora '.repeat(4)] },
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Lost: Story = {
  name: 'Waits for the connection, and goes on when asked',
  args: { flow: flowOf({ ...chosen, kind: 'sending', share: 0.6, isWaiting: true }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on now' }));
    await expect(args.flow.resume).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Says why a file gives nothing, and that nothing was stored',
  args: {
    flow: flowOf({ ...chosen, kind: 'refused', during: 'reading', sentence: 'The file is cut off.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file is cut off. Nothing was saved.');
  },
};

export const Done: Story = {
  name: 'Says what was read, stored and left out, with reasons and rows, and can be undone',
  args: {
    flow: flowOf({
      ...chosen,
      kind: 'done',
      importId: 'import',
      totals: {
        read: 1300,
        stored: 1200,
        skipped: [
          { reason: 'NOT_CHOSEN', count: 80, rows: [] },
          { reason: 'IMPLAUSIBLE', count: 19, rows: [4, 17, 203] },
          { reason: 'DELETED', count: 1, rows: [8] },
        ],
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1,200 records stored' })).toBeVisible();
    await expect(canvas.getByText('19: records 4, 17, 203…')).toBeVisible();
    await expect(canvas.getByText('1: record 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }));
    await expect(args.onUndo).toHaveBeenCalledWith('import');
  },
};
