import { ApiError } from '@healzy/api/runtime';
import { emptyAnalysis, type AnalysisSections } from '@healzy/domain/cgm/analysis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { AnalysisForm } from './AnalysisForm.tsx';

const written: AnalysisSections = {
  ...emptyAnalysis(),
  summary: [{ type: 'PARAGRAPH', level: 0, spans: [{ text: 'Well done by day.', marks: [], href: null }] }],
};

const meta = {
  title: 'App/CgmAnalysisForm',
  component: AnalysisForm,
  decorators: [inApp],
  loaders: [messages('cgm-analysis')],
  args: {
    initial: written,
    version: 1,
    draftKey: 'cgm/1/1/final-analysis',
    newer: (current) => current as { values: AnalysisSections; version: number },
    onSave: fn((values: AnalysisSections, version: number) =>
      Promise.resolve({ values, version: version + 1 }),
    ),
    onFinish: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof AnalysisForm>;

/** Saving fails for a reason. */
const failing = (error: ApiError) =>
  fn((_values: AnalysisSections, _version: number) =>
    Promise.reject<{ values: AnalysisSections; version: number }>(error),
  );

export default meta;
type Story = StoryObj<typeof meta>;

const section = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

export const Autosaves: Story = {
  name: 'Saves itself when a section is left',
  play: async ({ args }) => {
    await userEvent.click(await section('Nights'));
    await userEvent.keyboard('Two lows.');
    await userEvent.tab();
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(await screen.findByText('Everything is saved.')).toBeVisible();
  },
};

export const WithFigures: Story = {
  name: 'Shows the figures that a section is about, as its description',
  args: { hints: { lows: 'Below 70: 0.9% · Lowest glucose: < 40 mg/dL' } },
  play: async () => {
    await expect(await section('Low values')).toHaveAccessibleDescription(/Below 70: 0\.9%/);
    await expect(await section('Nights')).not.toHaveAccessibleDescription(/Below/);
  },
};

export const KeyboardFinishes: Story = {
  name: 'Finishes by keyboard, once it is ticked that nothing can be changed afterwards',
  play: async ({ args }) => {
    await section('Summary');
    screen.getByRole('button', { name: 'Finish analysis' }).focus();
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: 'Finish analysis and test' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledWith(1));
  },
};

export const Empty: Story = {
  name: 'Does not finish without a word',
  args: { initial: emptyAnalysis(), version: 0 },
  play: async ({ args }) => {
    await section('Summary');
    await userEvent.click(screen.getByRole('button', { name: 'Finish analysis' }));
    await expect(
      await screen.findByText('Write at least one section before you finish the analysis.'),
    ).toBeVisible();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const TwoWriters: Story = {
  name: 'Asks which of two versions of a section to keep',
  args: {
    onSave: failing(
      new ApiError('stale', {
        code: 'STALE_VERSION',
        status: 412,
        data: {
          code: 'STALE_VERSION',
          details: {
            current: {
              version: 4,
              values: {
                ...written,
                nights: [
                  {
                    type: 'PARAGRAPH',
                    level: 0,
                    spans: [{ text: 'Quiet nights.', marks: [], href: null }],
                  },
                ],
              },
            },
          },
        },
      }),
    ),
  },
  play: async () => {
    await userEvent.click(await section('Nights'));
    await userEvent.keyboard('Two lows.');
    await userEvent.tab();
    await expect(await screen.findByText('Quiet nights.')).toBeVisible();
    await expect(await section('Nights')).toHaveTextContent('Two lows.');
  },
};

export const NotSaved: Story = {
  name: 'Says that it could not be saved, and keeps the text',
  args: {
    onSave: failing(new ApiError('down', { code: 'INTERNAL', status: 500 })),
  },
  play: async () => {
    await userEvent.click(await section('Nights'));
    await userEvent.keyboard('Two lows.');
    await userEvent.tab();
    await expect(await screen.findByText(/^It could not be saved on the server/)).toBeVisible();
    await expect(await section('Nights')).toHaveTextContent('Two lows.');
  },
};
