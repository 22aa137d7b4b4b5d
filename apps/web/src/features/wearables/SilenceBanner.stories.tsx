import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { WATCH } from './sample-wearables.ts';
import { SilenceBanner } from './SilenceBanner.tsx';
import { WearablesCard, type WearablesCardProps } from './WearablesCard.tsx';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const SILENT = { ...WATCH, state: 'SILENT' as const, silentSince: ago(5 * 24 + 1) };

/** On the pages of the daily life, and the line of the record. */
function Connection({
  devices,
  summary,
}: {
  devices: readonly (typeof WATCH)[];
  summary: WearablesCardProps['summary']['wearable'];
}) {
  return (
    <MemoryRouter>
      <Stack gap="lg">
        <SilenceBanner
          wearables={{
            state: summary?.state ?? 'CONNECTED',
            silentSince: summary?.silentSince ?? null,
            devices: [...devices],
            zone: 'Europe/Madrid',
          }}
          patient={{
            phone: '+34 600 000 000',
            email: 'ana.maria.fernandez-santamaria@hospital-universitario.example',
          }}
        />
        <WearablesCard patient={{ id: 'ana' }} summary={{ wearable: summary }} />
      </Stack>
    </MemoryRouter>
  );
}

const meta = {
  title: 'App/WearableConnection',
  component: Connection,
  decorators: [inApp],
  loaders: [messages('wearables')],
  args: {
    devices: [SILENT],
    summary: {
      state: 'SILENT',
      silentSince: SILENT.silentSince,
      lastOn: '2026-03-09',
      sources: ['Apple Watch', 'iPhone'],
    },
  },
} satisfies Meta<typeof Connection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  name: 'A silent device is named, with its last data and a way to call',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Reloj de Ana” is not sending data')).toBeVisible();
    await expect(canvas.getByText(/^Latest data 5 days ago: .*not counted as zero/)).toBeVisible();
    await expect(canvas.getByText(/^No data for 5 days \([A-Z][a-z]+ \d+, \d{4}\)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call +34 600 000 000' })).toHaveAttribute(
      'href',
      'tel:+34600000000',
    );
    // An address would break in the middle on a phone: it is said, and not shown.
    const mail = canvas.getByRole('link', { name: /^Write an email: ana\.maria/ });
    await expect(mail).toHaveTextContent(/^Write an email$/);
    await expect(canvas.getByRole('link', { name: /Latest data/ })).toHaveAttribute(
      'href',
      '/patient/ana/follow-up',
    );
  },
};

export const SilentForHours: Story = {
  name: 'Up to three days are told in hours',
  args: {
    devices: [{ ...SILENT, silentSince: ago(50.5) }],
    summary: { state: 'SILENT', silentSince: ago(50.5), lastOn: '2026-03-09', sources: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No data for 50 h \(/)).toBeVisible();
    await expect(canvas.getByText(/^Latest data 50 h ago/)).toBeVisible();
  },
};

export const Lost: Story = {
  name: 'One that is lost goes on saying since when',
  args: {
    devices: [{ ...SILENT, state: 'LOST', silentSince: ago(20 * 24 + 1) }],
    summary: { state: 'LOST', silentSince: ago(20 * 24 + 1), lastOn: '2026-03-09', sources: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No data for 20 days \(/)).toBeVisible();
    await expect(canvas.getByText(/^Latest data 20 days ago/)).toBeVisible();
  },
};

export const NeverDelivered: Story = {
  name: 'One that never delivered is said to be so',
  args: {
    devices: [{ ...WATCH, state: 'LOST', lastAt: null }],
    summary: { state: 'LOST', silentSince: null, lastOn: null, sources: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data has arrived yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'It has never sent any data' })).toBeVisible();
    await expect(canvas.queryByText('Lost')).toBeNull();
  },
};

export const AllWell: Story = {
  name: 'Nothing is said while one device delivers, though others were left or disconnected',
  args: {
    devices: [
      WATCH,
      { ...SILENT, id: 'old' },
      { ...SILENT, id: 'left', revokedAt: '2026-03-09T08:00:00.000Z' },
    ],
    summary: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/is not sending data/)).toBeNull();
    await expect(canvas.getByText('No devices and no exports.')).toBeVisible();
  },
};
