import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import type { WearableStep } from '../import/import-steps.ts';
import type { WearableImportPanelProps } from '../import/WearableImportPanel.tsx';
import { IMPORTED } from '../sample-wearables.ts';
import { HandOverPage } from './HandOverPage.tsx';

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
  title: 'App/HandOverPage',
  component: HandOverPage,
  decorators: [inFrame, inApp],
  loaders: [messages('wearables', 'wearables-import', 'link-page')],
  globals: { viewport: { value: 'w390' } },
  args: {
    held: {
      patientName: 'Ana',
      accountName: 'Clínica Salvia',
      zone: 'Europe/Madrid',
      language: 'en',
      expiresAt: '2026-03-15T10:00:00.000Z',
      imports: [],
    },
    flow: flowOf({ kind: 'choose' }),
    onUndo: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof HandOverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Says who asks, that the file stays, and how to get an export',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Hello, Ana. Clínica Salvia asks/)).toBeVisible();
    await expect(canvas.getByText(/read on this device and does not leave it/)).toBeVisible();
    canvas.getByRole('button', { name: 'How do I get the export?' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Export All Health Data/)).toBeVisible();
    await expect(canvas.queryByText('What you have sent')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Sent: Story = {
  name: 'Shows what was sent, and lets the patient take it back',
  args: {
    held: {
      ...meta.args.held,
      imports: [IMPORTED, { ...IMPORTED, id: 'half', fileName: 'half.zip', isComplete: false }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'exportar.zip' })).toBeVisible();
    // One that never ended was not sent.
    await expect(canvas.queryByText('half.zip')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Undo the import of exportar.zip' })).toBeVisible();
  },
};
