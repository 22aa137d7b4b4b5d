import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SAMPLE_VERSIONS } from './sample-versions.ts';
import { VersionList } from './VersionList.tsx';

const meta = {
  title: 'App/VersionList',
  component: VersionList,
  decorators: [inApp],
  loaders: [messages('plan-versions')],
  args: {
    plan: { id: SAMPLE_VERSIONS[0]!.nutritionalPlanId, patientId: SAMPLE_VERSIONS[0]!.nutritionalPlanId },
    versions: SAMPLE_VERSIONS,
    canEdit: true,
    onRestore: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof VersionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  name: 'Says when, by whom and why each version was kept, and what it has',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Saved versions of the plan' });
    await expect(within(list).getByRole('link', { name: 'Before menus were recalculated' })).toBeVisible();
    await expect(within(list).getByText(/· Ana Lara$/)).toBeVisible();
    await expect(within(list).getByText('4 weeks · 2,000 kcal · 140 meals')).toBeVisible();
    await expect(within(list).getByText('4 weeks · Energy not chosen · 1 meal')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Asks to restore a version, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'More actions for Before the summer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Restore…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith(SAMPLE_VERSIONS[1]);
  },
};

export const ReadOnly: Story = {
  name: 'Shows people who only read how to compare, and nothing that changes the plan',
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Compare with the plan' })).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const None: Story = {
  name: 'Says what versions are for while there are none',
  args: { versions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no versions yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans or versions' })).toBeVisible();
  },
};
