import { ApiError } from '@healzy/api/runtime';
import { Button } from '@healzy/ui/components/Button';
import { TextField } from '@healzy/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
import { inApp, messages } from '../story-decorators.tsx';
import { DraftsContext } from './drafts/drafts-context.ts';
import { createDrafts } from '@healzy/api/runtime/drafts/drafts';
import { createMemoryStore, createMemoryLocks } from '@healzy/api/runtime/drafts/memory-drafts';
import { SavedForm } from './SavedForm.tsx';
import { useField } from './useField.ts';
import { useSavedForm } from './useSavedForm.ts';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const rules = z.object({ name: z.string(), city: z.string(), note: z.string() });
type Card = z.infer<typeof rules>;

interface ExampleProps {
  /** The record as it is on the server when the form opens. */
  record: Card;
  version: number;
  /** What was typed into it before, and over which version of the record. */
  typed: Partial<Card> | null;
  base: Card;
  onSave: (card: Card, version: number) => Promise<void>;
}

const first: Card = { name: 'Lucía', city: 'Lugo', note: '' };

/** A form opened on a device that already has a draft of it. */
function Example({ typed, base, ...rest }: ExampleProps) {
  const drafts = useMemo(
    () =>
      createDrafts({
        store: createMemoryStore(),
        locks: createMemoryLocks(),
        fetchKey: () => Promise.resolve(KEY),
      }),
    [],
  );
  const [isOpen, setOpen] = useState(typed === null);
  const person = useMemo(() => ({ drafts, userId: 'u', accountId: 'a' }), [drafts]);
  const leaveDraft = async () => {
    const open = await drafts.open({ userId: 'u', accountId: 'a', form: 'patients/1' });
    await open.write({
      values: typed ?? {},
      base: { ...base },
      version: 1,
      typedAt: Date.parse('2026-11-21T09:30:00Z'),
    });
    open.close();
    await new Promise((resolve) => setTimeout(resolve, 0));
    setOpen(true);
  };
  if (!isOpen) return <Button onPress={() => void leaveDraft()}>Open the form</Button>;
  return (
    <DraftsContext value={person}>
      <ExampleForm {...rest} />
    </DraftsContext>
  );
}

function ExampleForm({ record, version, onSave }: Pick<ExampleProps, 'record' | 'version' | 'onSave'>) {
  const form = useSavedForm<Card>({
    initial: record,
    version,
    draftKey: 'patients/1',
    act: 'patient.edit',
    rules,
    names: { name: 'Name', city: 'City', note: 'Note' },
    labels: { form: 'Edit patient', save: 'Save' },
    onSave,
    newer: (current) => ({ values: current as Card, version: 9 }),
  });
  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'name')} />
      <TextField {...useField(form, 'city')} />
      <TextField {...useField(form, 'note')} />
    </SavedForm>
  );
}

const meta = {
  title: 'App/FormNotices',
  component: Example,
  decorators: [inApp],
  loaders: [messages()],
  args: {
    record: first,
    base: first,
    version: 1,
    typed: { city: 'Vigo' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  name: 'Says what was restored and when it was typed, and lets the user discard it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    const banner = await canvas.findByText(/We restored what you typed on Nov 21, 2026/);
    await expect(banner).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Vigo');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the draft' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Lugo');
    await expect(canvas.queryByText(/We restored/)).toBeNull();
  },
};

export const Saved: Story = {
  name: 'Disappears once it is saved, and the bar says so',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    await canvas.findByText(/We restored/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...first, city: 'Vigo' }, 1, expect.anything()),
    );
    await waitFor(() => expect(canvas.queryByText(/We restored/)).toBeNull());
  },
};

export const Conflict: Story = {
  name: 'Puts both versions of a field next to each other, to choose with the keyboard alone',
  args: {
    record: { name: 'Eva', city: 'Ourense', note: '' },
    version: 2,
    typed: { city: 'Vigo', name: 'Luz' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    const panel = await canvas.findByRole('group', {
      name: 'Someone else has saved changes in the meantime',
    });
    await expect(panel).toBeVisible();
    // Saving before resolving leads to the first open conflict.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: 'Luz' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Eva' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Eva');
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: 'Vigo' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'Eva', city: 'Vigo', note: '' }, 2, expect.anything()),
    );
  },
};

export const AllAtOnce: Story = {
  name: 'Accepts all of one side at once',
  args: {
    record: { name: 'Eva', city: 'Ourense', note: '' },
    version: 2,
    typed: { city: 'Vigo', name: 'Luz' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the saved version' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Ourense');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of mine' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Vigo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'Luz', city: 'Vigo', note: '' }, 2, expect.anything()),
    );
  },
};

const long = 'Una nota que no termina, con una palabra interminable '.repeat(6) + 'ñ'.repeat(120);

export const LongContent: Story = {
  name: 'Wraps long values without breaking the layout',
  args: {
    record: { ...first, note: `${long} (theirs)` },
    version: 2,
    typed: { note: `${long} (mine)` },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    await expect(await canvas.findByRole('radio', { name: /\(mine\)/ })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const MetWhileSaving: Story = {
  name: 'Keeps the input when saving finds a newer version, and says so when nothing conflicts',
  args: {
    typed: null,
    onSave: fn((_card: Card, version: number) =>
      version === 9
        ? Promise.resolve()
        : Promise.reject(
            new ApiError('stale', {
              code: 'STALE_VERSION',
              status: 412,
              data: { details: { current: { ...first, note: 'Theirs' } } },
            }),
          ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), ' capital');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Nothing conflicts with what you typed');
    await expect(alert).toHaveTextContent('Note');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Theirs');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Lucía', city: 'Lugo capital', note: 'Theirs' },
        9,
        expect.anything(),
      ),
    );
  },
};
