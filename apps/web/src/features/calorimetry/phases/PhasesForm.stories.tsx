import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { sampleCalorimetry, sampleCurves } from '../sample-calorimetry.ts';
import { PhasesForm } from './PhasesForm.tsx';
import type { PhasesValues } from './phases-rules.ts';

const phases = sampleCalorimetry().phases!.items;

const meta = {
  title: 'App/CalorimetryPhases',
  component: PhasesForm,
  decorators: [inApp],
  loaders: [messages('calorimetry')],
  args: {
    initial: { phases },
    version: 1,
    draftKey: 'calorimetry/1/1/phases',
    source: 'CURVES',
    found: [],
    curves: sampleCurves(),
    extent: { firstS: 0, lastS: 1920 },
    isFresh: true,
    onSave: fn((_values: PhasesValues) => Promise.resolve()),
  },
} satisfies Meta<typeof PhasesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.findByRole('button', { name: 'Save phases' });

export const KeyboardSaves: Story = {
  name: 'Saves six proposed phases with one key',
  play: async ({ args }) => {
    await expect(await save()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave.mock.calls[0]![0].phases).toHaveLength(6);
  },
};

export const KeyboardRepairs: Story = {
  name: 'Names a phase and moves its border by keyboard before it is saved',
  args: {
    initial: {
      phases: phases.map((phase, index) => (index === 1 ? { ...phase, kind: null, label: 'Sillón' } : phase)),
    },
  },
  play: async ({ args }) => {
    (await save()).focus();
    await userEvent.keyboard('{Enter}');
    const wrong = /“Sillón” is none of the phases/;
    await expect((await screen.findAllByText(wrong))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();

    const border = screen.getByRole('slider', { name: 'Between Reclined and Sillón' });
    border.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('slider', { name: 'Between Reclined and Sillón' })).toHaveAttribute(
      'aria-valuetext',
      '15:02',
    );

    screen.getByRole('button', { name: /Phase 2/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Seated' }));
    (await save()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const saved = args.onSave.mock.calls[0]![0].phases;
    await expect(saved[0]!.endS).toBe(902);
    await expect(saved[1]).toMatchObject({ kind: 'SEATED', startS: 902 });
  },
};

export const FoundInTheFile: Story = {
  name: 'Says where in the file a phase is wrong, and splits and joins phases',
  args: {
    isFresh: false,
    source: 'FILE',
    found: [
      {
        id: 'OUT_OF_ORDER',
        index: 2,
        expected: ['TREADMILL_5', 'TREADMILL_6'],
        found: 'TREADMILL_4',
        row: 62,
        column: 1,
      },
    ],
  },
  play: async () => {
    await expect(
      await screen.findByText(/Expected here: 5 km\/h and 6 km\/h\. \(row 62, column 1\)/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Split Reclined in two' }));
    await expect(screen.getAllByRole('button', { name: /Phase \d/ })).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Join Reclined with the next' }));
    await expect(screen.getAllByRole('button', { name: /Phase \d/ })).toHaveLength(6);
  },
};
