import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WearableConnection } from '@healzy/api/wearables';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { ConnectionsPanel } from './ConnectionsPanel.tsx';

const none = { rho: null, low: null, high: null, needed: 14 } as const;
const CONNECTIONS: WearableConnection[] = [
  { ...none, x: 'SLEEP', y: 'STEPS', days: 9, reason: 'TOO_FEW_DAYS' },
  { x: 'SLEEP', y: 'TIME_IN_RANGE', rho: 0.12, low: -0.3, high: 0.5, days: 20, reason: null, needed: 14 },
  { x: 'SLEEP', y: 'MEAN_GLUCOSE', rho: -0.52, low: -0.78, high: -0.11, days: 21, reason: null, needed: 14 },
  { ...none, x: 'SLEEP', y: 'INTAKE_ENERGY', days: 30, reason: 'NO_VARIATION' },
  { x: 'STEPS', y: 'MEAN_GLUCOSE', rho: 0.9, low: 0.8, high: 0.95, days: 40, reason: null, needed: 14 },
];

const meta = {
  title: 'App/ConnectionsPanel',
  component: ConnectionsPanel,
  decorators: [inApp],
  loaders: [messages('wearables-connections')],
  args: {
    data: { from: '2025-12-07', to: '2026-03-08', connections: CONNECTIONS },
    figures: ['SLEEP'],
  },
} satisfies Meta<typeof ConnectionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gives each connection its days and interval, the strongest first, and says that it is no cause',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not say that one causes the other/)).toBeVisible();
    const strong = canvas.getByText(
      'ρ = −0.52 (95% interval: −0.78 to −0.11), 21 days. When one rises, the other falls.',
    );
    const weak = canvas.getByText(/, 20 days\. The interval includes 0: it may be chance\.$/);
    await expect(strong.compareDocumentPosition(weak)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByText(/40 days/)).toBeNull();
  },
};

export const WithoutFigures: Story = {
  name: 'Says why there is no figure instead of showing a weak one',
  args: {
    data: {
      from: '2025-12-07',
      to: '2026-03-08',
      connections: CONNECTIONS.filter(({ rho }) => rho === null),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No figure: 14 days with both are needed, and there are 9.'),
    ).toBeVisible();
    await expect(canvas.getByText('No figure: one of the two never changes in 30 days.')).toBeVisible();
    await expect(canvas.queryByText(/Spearman/)).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Says that nothing can be computed yet',
  args: { data: { from: '2025-12-07', to: '2026-03-08', connections: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection can be computed yet.')).toBeVisible();
  },
};
