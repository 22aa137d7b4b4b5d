import type { FollowUpTemplate, FollowUpTemplateStep } from '@healzy/api/follow-up-plans';
import { ApiError } from '@healzy/api/runtime';
import { FOLLOW_UP_TYPES, shippedTemplate } from '@healzy/domain/follow-up-plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFrame, signedInWith } from '../../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering, pageOf } from '../../../app/story-server.tsx';
import { FollowUpTemplatesScreen } from './FollowUpTemplatesScreen.tsx';

const OWN: FollowUpTemplateStep = {
  id: 'own',
  version: 1,
  code: null,
  nameEs: 'Visita a la cocina',
  nameEn: 'Kitchen visit',
  phase: 'FINAL',
  dueDay: 9,
  proof: 'APPOINTMENT_HELD',
  assignee: 'PERSON',
  assigneeId: 'gone',
};

const SHIPPED: FollowUpTemplate[] = FOLLOW_UP_TYPES.map((type) => ({
  type,
  version: 1,
  isShipped: true,
  updatedAt: null,
  updatedByName: null,
  steps: shippedTemplate(type).map((step) => ({ ...step, id: step.code ?? '', version: 1 })),
}));

/** The first template, changed by the account. */
const changed = (steps: (own: readonly FollowUpTemplateStep[]) => FollowUpTemplateStep[]) => ({
  items: SHIPPED.map((template, index) =>
    index > 0
      ? template
      : {
          ...template,
          version: 7,
          isShipped: false,
          updatedAt: '2026-03-04T10:00:00.000Z',
          updatedByName: 'Íñigo Larrea',
          steps: steps(template.steps),
        },
  ),
});
/** With a step of their own, without the welcome call and the last phase. */
const CHANGED = changed((steps) => [
  ...steps
    .filter(({ code, phase }) => code !== 'WELCOME_CALL' && phase !== 'POST_FINAL')
    .map((step) => (step.code === 'CREATE_PATIENT_CARD' ? { ...step, dueDay: 2 } : step)),
  OWN,
]);

const list = fn<() => unknown>();
const reset = fn<() => unknown>();
const remove = fn<() => unknown>();

const meta = {
  title: 'App/FollowUpTemplatesScreen',
  component: FollowUpTemplatesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    answering({
      'get /follow-up-template': () => list(),
      'get /user': () => pageOf([]),
      'post /reset': () => reset(),
      'delete /{id}': () => remove(),
    }),
    inFrame,
    inApp,
  ],
  loaders: [messages('follow-up-templates', 'follow-up-plans')],
  beforeEach: () => {
    signedInWith(['SPECIALIST']);
    list.mockReset().mockResolvedValue({ items: SHIPPED });
    reset.mockReset().mockResolvedValue(SHIPPED[0]);
    remove.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof FollowUpTemplatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  name: 'Shows the shipped steps by phase: their day, whose they are, what ticks them',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As it comes with the product.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull();
    const start = within(canvas.getByRole('list', { name: 'Start' }));
    await expect(start.getAllByRole('listitem')).toHaveLength(7);
    await expect(
      start.getByText('Day 3 · Specialist of the follow-up · Completes automatically: Test started (CGM)'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Improve' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = {
  name: 'Says that the templates are loading',
  beforeEach: () => {
    list.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'));
    await expect(canvas.queryByRole('button', { name: 'Add a step' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Offers to read the templates again when that failed',
  beforeEach: () => {
    list
      .mockReset()
      .mockRejectedValueOnce(new ApiError('unavailable', { code: 'UNAVAILABLE', status: 503 }))
      .mockResolvedValue({ items: SHIPPED });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('As it comes with the product.')).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'Says who changed it, whose steps have nobody, which phase is empty, and what a reset would change',
  beforeEach: () => {
    list.mockResolvedValue(CHANGED);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Changed by Íñigo Larrea on Mar 4, 2026/)).toBeVisible();
    await expect(canvas.getByText('No step in this phase.')).toBeVisible();
    await expect(
      canvas.getByText(
        'Day 9 · Someone who is no longer in the organisation · Completes automatically: Appointment held',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const differences = within(dialog.getByRole('list', { name: 'What changes' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(differences).toEqual([
      'The step “Kitchen visit” is lost',
      'The step “Welcome call” comes back',
      'The step “Final call” comes back',
      'The step “Satisfaction survey” comes back',
      '“Create the patient card”, Due day: from “Day 2” to “Day 0”',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'No, go back' }));
    await expect(reset).not.toHaveBeenCalled();
  },
};

export const ChangedMeanwhile: Story = {
  name: 'Shows what a colleague has changed when a reset is refused',
  beforeEach: () => {
    list.mockReset().mockResolvedValueOnce(CHANGED).mockResolvedValue({ items: SHIPPED });
    reset.mockReset().mockRejectedValue(new ApiError('stale', { code: 'STALE_VERSION', status: 412 }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset template' }));
    await expect(await canvas.findByText('As it comes with the product.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Removing: Story = {
  name: 'Asks before a step is removed, and keeps it when the server refuses',
  beforeEach: () => {
    remove
      .mockReset()
      .mockRejectedValue(new ApiError('empty', { code: 'FOLLOW_UP_TEMPLATE_EMPTY', status: 409 }));
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Remove step: Welcome call' });
    await userEvent.click(button);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Remove the step “Welcome call”?' }),
    );
    await expect(
      dialog.getByText('Follow-ups to come will not have it. Running ones keep it.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove step' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(remove).toHaveBeenCalledOnce();
    await expect(button).toBeVisible();
  },
};

export const Long: Story = {
  name: 'Wraps names of eighty letters, of sixty steps, on a phone',
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    list.mockResolvedValue(
      changed(() =>
        Array.from({ length: 60 }, (_, index) => ({
          ...OWN,
          id: `own${index}`,
          phase: 'STARTED' as const,
          nameEn:
            index % 2 === 0
              ? 'Electroencephalographically'.repeat(3).slice(0, 80)
              : 'A visit to the kitchen with the whole family and a list of what is bought weekly',
        })),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const start = within(await canvas.findByRole('list', { name: 'Start' }));
    await expect(start.getAllByRole('listitem')).toHaveLength(60);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
