import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { loadVisitParts } from '../../app/visit-looks.ts';
import { SinceLastVisitCard } from './SinceLastVisitCard.tsx';

const meta = {
  title: 'App/SinceLastVisitCard',
  component: SinceLastVisitCard,
  decorators: [inApp],
  loaders: [messages('patients', 'dashboard', 'medical-tests'), loadVisitParts],
  args: {
    patient: { id: 'patient' },
    zone: 'Europe/Madrid',
    since: {
      lastVisitAt: '2026-11-09T10:30:00.000Z',
      changes: [
        {
          kind: 'BLOOD',
          testId: 'blood',
          sampledOn: '2026-11-18',
          moves: [],
          others: { outside: 0, within: 12, unknown: 2 },
        },
        { kind: 'WEIGHT', weightKg: 78.2, measuredOn: '2026-11-20', beforeKg: 79 },
      ],
    },
  },
} satisfies Meta<typeof SinceLastVisitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is new in the record since the last visit',
  play: async ({ canvas }) => {
    const news = within(canvas.getByRole('list', { name: 'Since the last visit (Nov 9, 2026)' }));
    await expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blood analysis of Nov 18, 2026. Results: 12 in range, 2 without a range to compare with',
      'Weight 78.2 kg (before: 79.0 kg)',
    ]);
  },
};

export const Nothing: Story = {
  name: 'Says that nothing is new',
  args: { since: { lastVisitAt: '2026-11-09T10:30:00.000Z', changes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing new.')).toBeVisible();
  },
};
