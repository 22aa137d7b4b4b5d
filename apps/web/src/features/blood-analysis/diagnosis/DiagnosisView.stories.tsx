import type { BloodDiagnosis } from '@healzy/api/blood-analysis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { criticalPotassium } from '../sample-results.ts';
import { DiagnosisView } from './DiagnosisView.tsx';

const ready: BloodDiagnosis = {
  medicalTestId: '00000000-0000-4000-8000-000000000001',
  version: 3,
  state: 'READY',
  requestedAt: '2026-03-13T09:00:00Z',
  generatedAt: '2026-03-13T09:00:20Z',
  findings: [
    {
      rule: 'PREDIABETES_RANGE',
      level: 'COMPATIBLE',
      advice: 'CONFIRM_ON_SECOND_RESULT',
      because: [
        { marker: 'glucose_fasting', value: 104, comparator: null, unit: 'mg/dL', threshold: '100–<126' },
      ],
      source: '10.2337/dc25-S002',
    },
  ],
  withheld: null,
  allowsNutritionText: true,
  text: [
    { type: 'PARAGRAPH', level: 0, spans: [{ text: 'Repeat in three months.', marks: [], href: null }] },
  ],
  isOutdated: false,
  patientLanguage: 'es',
  canEdit: false,
  canGenerate: true,
  canFinish: true,
  updated: null,
  finished: null,
  earlier: [],
};

const meta = {
  title: 'App/BloodDiagnosisView',
  component: DiagnosisView,
  decorators: [inApp],
  loaders: [messages('blood-analysis', 'blood-analysis-diagnosis')],
  args: {
    diagnosis: ready,
    resultsCount: 14,
    resultsHref: '#',
    isAsking: false,
    onGenerate: fn(),
    onAgain: fn(),
    editor: 'The editor',
  },
} satisfies Meta<typeof DiagnosisView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gives each observation with its values, threshold and source, in cautious words',
  play: async () => {
    await expect(screen.getByText('Values in the range of prediabetes')).toBeVisible();
    await expect(screen.getByText('Compatible with')).toBeVisible();
    await expect(screen.getByText('Fasting glucose: 104 mg/dL (threshold 100–<126 mg/dL)')).toBeVisible();
    await expect(screen.getByText('Confirm on a second result.')).toBeVisible();
    await expect(screen.getByRole('link', { name: '10.2337/dc25-S002' })).toHaveAttribute(
      'href',
      'https://doi.org/10.2337/dc25-S002',
    );
    await expect(screen.getByText('Repeat in three months.')).toBeVisible();
    await expect(screen.queryByText('The editor')).toBeNull();
  },
};

export const NotAskedFor: Story = {
  name: 'Is asked for from the saved results',
  args: { diagnosis: { ...ready, state: 'NONE', version: 0 } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Generate diagnosis' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

export const Generating: Story = {
  name: 'Says that it is being generated, and how long that takes',
  args: { diagnosis: { ...ready, state: 'GENERATING' } },
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Generating the diagnosis' })).toBeVisible();
    await expect(screen.getByText(/appear here without reloading/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Is tried again after a failure',
  args: { diagnosis: { ...ready, state: 'FAILED' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

export const Observed: Story = {
  name: 'An observer reads it, and is offered nothing',
  args: { diagnosis: { ...ready, state: 'NONE', canGenerate: false } },
  play: async () => {
    await expect(screen.getByText('No diagnosis yet')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const CriticalAndOutdated: Story = {
  name: 'Puts critical values first, and says when the results have changed',
  args: {
    diagnosis: {
      ...ready,
      canEdit: true,
      isOutdated: true,
      findings: [criticalPotassium, ...ready.findings],
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByText('The results have changed')).toBeVisible();
    await expect(screen.getAllByText(/Contact a physician/)[0]).toBeVisible();
    await expect(screen.getByText('The editor')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Generate again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const EarlierVersions: Story = {
  name: 'Keeps the texts that were replaced, to be looked at by keyboard',
  args: {
    diagnosis: {
      ...ready,
      findings: [],
      earlier: [
        {
          version: 3,
          text: [{ type: 'PARAGRAPH', level: 0, spans: [{ text: 'Eat less fat.', marks: [], href: null }] }],
          generatedAt: '2026-03-03T10:00:00.000Z',
          writtenBy: 'Elena Sarmiento Gil',
          writtenAt: '2026-03-03T11:00:00.000Z',
        },
      ],
    },
  },
  play: async () => {
    await expect(screen.getByText(/applies to the 14 saved values/)).toBeVisible();
    const earlier = screen.getByRole('button', { name: '1 earlier version' });
    await expect(earlier).toHaveAttribute('aria-expanded', 'false');
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Eat less fat.')).toBeVisible();
    await expect(screen.getByText(/Version 3, by Elena Sarmiento Gil/)).toBeVisible();
  },
};
