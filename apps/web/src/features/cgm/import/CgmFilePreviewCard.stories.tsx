import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { CgmFilePreviewCard } from './CgmFilePreviewCard.tsx';

const meta = {
  title: 'App/CgmFilePreviewCard',
  component: CgmFilePreviewCard,
  decorators: [inApp],
  loaders: [messages('cgm')],
  args: {
    zone: 'Europe/Madrid',
    onZoneChange: fn(),
    withTreatments: false,
    onTreatmentsChange: fn(),
    preview: {
      kind: 'ready',
      recognised: {
        maker: 'LIBREVIEW',
        language: 'es',
        unit: 'mmol/L',
        delimiter: ';',
        encoding: 'utf-16le',
        dayOrder: 'DMY',
        decimalMark: ',',
        cadenceMinutes: 15,
        headingRow: 2,
        columns: { time: 'Sello de tiempo del dispositivo', glucose: 'Historial de glucosa mmol/L' },
        devices: ['FreeStyle Libre 3'],
        zone: 'Europe/Madrid',
      },
      report: {
        rows: 1402,
        count: 1340,
        first: '2026-10-18T00:07:00',
        last: '2026-11-01T23:52:00',
        minMgdl: 39,
        maxMgdl: 254.02,
        censored: { low: 3, high: 0 },
        duplicates: 2,
        skipped: [
          { reason: 'HEADING', count: 1, rows: [2] },
          { reason: 'SCAN', count: 59, rows: [31, 32, 48, 60, 61, 62, 70, 71, 90, 91] },
        ],
        clock: { repeatedHour: 4, skippedHour: 0 },
      },
    },
  },
} satisfies Meta<typeof CgmFilePreviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what was recognised before anything is stored',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LibreView')).toBeVisible();
    await expect(canvas.getByText('1,340')).toBeVisible();
    await expect(canvas.getByText('< 2.2 – 14.1 mmol/L')).toBeVisible();
    await expect(canvas.getByText(/4 readings in the hour that the clocks repeated/)).toBeVisible();
  },
};

export const SaysWhy: Story = {
  name: 'Says which rows are not readings, and why',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rows that are not readings' }));
    await expect(canvas.getByText('Scan: repeats a historic reading')).toBeVisible();
    await expect(canvas.getByText(/^59 rows: 31, 32/)).toBeVisible();
  },
};

const { args } = meta;

export const LostReadings: Story = {
  name: 'Lists the readings that are lost, with their rows',
  args: {
    preview: {
      ...args.preview,
      report: {
        ...args.preview.report,
        skipped: [
          { reason: 'HEADING', count: 1, rows: [2] },
          { reason: 'TIME_FAR_OFF', count: 1, rows: [14] },
          { reason: 'VALUE_OUT_OF_RANGE', count: 12, rows: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29] },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('13 rows (1.0%) should have been readings and will not be imported:'),
    ).toBeVisible();
    await expect(canvas.getByText('Date far away from all others: the clock was reset')).toBeVisible();
    await expect(canvas.getByText(/^12 rows: 20, 21, 22, .*…$/)).toBeVisible();
  },
};

export const ManyMissing: Story = {
  name: 'Lists missing values and a second device openly when they are more than one row in a hundred',
  args: {
    preview: {
      ...args.preview,
      report: {
        ...args.preview.report,
        skipped: [
          { reason: 'HEADING', count: 1, rows: [2] },
          { reason: 'VALUE_MISSING', count: 40, rows: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29] },
          { reason: 'OVERLAP', count: 120, rows: [3, 5, 7, 9, 11, 13, 15, 17, 19, 31] },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('160 rows (11%) should have been readings and will not be imported:'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Another device at the same time/)).toBeVisible();
  },
};

export const MoreThanReadings: Story = {
  name: 'Offers carbohydrates and insulin as events, and says what was read of clocks, dates and scans',
  args: {
    preview: {
      ...args.preview,
      report: {
        ...args.preview.report,
        treatments: { carbohydrates: 34, insulin: 56 },
        scans: 1340,
        midnights: 4,
        clock: {
          repeatedHour: 24,
          skippedHour: 0,
          changes: [{ before: '2026-10-25T09:31:06', after: '2026-10-25T08:31:06' }],
        },
      },
    },
  },
  play: async ({ canvas, args: { onTreatmentsChange } }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: /the meals with carbohydrates \(34\) and the doses of insulin \(56\)/,
      }),
    );
    await expect(onTreatmentsChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByText(/holds only scans \(1,340\)/)).toBeVisible();
    await expect(canvas.getByText(/4 rows have only the date/)).toBeVisible();
    await expect(canvas.getByText(/clock was changed from .*9:31.* to .*8:31/)).toBeVisible();
  },
};
