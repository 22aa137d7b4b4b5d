import type { WorklistLine } from '@healzy/api/dashboard';
import { Box } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NIGHT_AT_LOW } from '../../app/sample-finding.ts';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { loadWorklistParts } from './worklist-looks.ts';
import { WorklistRow, type WorklistRowProps } from './WorklistRow.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const patient = { id: 'patient', name: 'Óscar', surname: 'Delgado Rey' };
const test = { id: 'test', type: 'CGM', name: 'MCG de control' } as const;

const silent: WorklistLine = {
  kind: 'NO_CGM_DATA',
  subjectId: 'test',
  cause: '1',
  since: '2026-11-20T09:00:00.000Z',
  patient,
  reviewedAt: null,
  test,
  lastReadingAt: '2026-11-20T09:00:00.000Z',
};

/** A row in its list, which records what was pressed. */
function Row({ onToggle, ...props }: WorklistRowProps) {
  const [isReviewed, setReviewed] = useState(props.isReviewed);
  return (
    <Box as="ul" aria-label="Who needs you">
      <WorklistRow
        {...props}
        isReviewed={isReviewed}
        onToggle={() => {
          setReviewed(!isReviewed);
          onToggle();
        }}
      />
    </Box>
  );
}

const meta = {
  title: 'App/WorklistRow',
  component: Row,
  decorators: [inApp],
  loaders: [messages('dashboard', 'medical-tests'), loadWorklistParts],
  args: { line: silent, now, isReviewed: false, isBusy: false, onToggle: fn() },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who, what, since when and what to do, and links there',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Óscar Delgado Rey' })).toHaveAttribute(
      'href',
      '/patient/patient/medical-tests',
    );
    await expect(canvas.getByText('27 h ago')).toBeVisible();
    await expect(canvas.getByText('No glucose data in “MCG de control”')).toBeVisible();
    await expect(canvas.getByText(/^Contact the patient/)).toBeVisible();
  },
};

export const NightAtLow: Story = {
  name: 'Says how long the sensor read LOW and when, and leads to the test',
  args: {
    line: {
      kind: 'GLUCOSE_RISK',
      subjectId: 'test',
      cause: '1',
      since: '2026-11-20T03:00:00.000Z',
      patient,
      reviewedAt: null,
      test,
      rangeProfile: 'STANDARD',
      finding: NIGHT_AT_LOW,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One night below 54.*LOW.*03:00.*04:00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Óscar Delgado Rey' })).toHaveAttribute(
      'href',
      expect.stringContaining('/medical-tests'),
    );
  },
};

export const Questionnaire: Story = {
  name: 'Says that a questionnaire waits, and links to its answers',
  args: {
    line: {
      kind: 'INTAKE_WAITING',
      subjectId: 'intake',
      cause: '1',
      since: '2026-11-21T09:00:00.000Z',
      patient,
      reviewedAt: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questionnaire received, waiting for review')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Óscar Delgado Rey' })).toHaveAttribute(
      'href',
      '/patient/patient/patient-data/anthropometric-data',
    );
  },
};

export const KeyboardReviewsAndUndoes: Story = {
  name: 'The keyboard focus stays on the button, which then undoes the review',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const about = 'Óscar Delgado Rey. No glucose data in “MCG de control”';
    const undo = await canvas.findByRole('button', { name: `Undo the review: ${about}` });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `Mark as reviewed: ${about}` })).toHaveFocus();
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const NoReadingAtAll: Story = {
  name: 'Says so when a test in progress has never had a reading',
  args: { line: { ...silent, lastReadingAt: null, since: '2026-11-12T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“MCG de control” is in progress and has received no data')).toBeVisible();
    await expect(canvas.getByText('9 days ago')).toBeVisible();
  },
};

export const NotBegun: Story = {
  name: 'Names the kind of a test that has not begun',
  args: {
    line: {
      kind: 'TEST_NOT_BEGUN',
      subjectId: 'test',
      cause: '1',
      since: '2026-11-08T12:00:00.000Z',
      patient,
      reviewedAt: null,
      test: { ...test, type: 'CALORIMETRY' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“MCG de control” (Calorimetry) has not started yet')).toBeVisible();
  },
};

export const PrincipalAway: Story = {
  name: 'Links to the card of a patient whose specialist has left, without an unknown day',
  args: {
    line: {
      kind: 'PRINCIPAL_AWAY',
      subjectId: 'patient',
      cause: 'p1',
      since: null,
      patient,
      reviewedAt: null,
      specialist: { id: 'p1', name: 'Íñigo', surname: 'Larrea Oño' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Their main specialist, Íñigo Larrea Oño/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/patient/patient/info');
    await expect(canvas.queryByText(/ago$/)).toBeNull();
  },
};

export const Busy: Story = {
  name: 'Ignores a second press while saving',
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  name: 'Wraps long names and sentences instead of truncating them',
  globals: { viewport: { value: 'w320' } },
  args: {
    line: {
      ...silent,
      patient: { ...patient, surname: 'Fernández de Córdoba y Álvarez de Toledo '.repeat(3) },
      test: { ...test, name: 'Monitorización continua de glucosa antes y después del embarazo '.repeat(2) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
