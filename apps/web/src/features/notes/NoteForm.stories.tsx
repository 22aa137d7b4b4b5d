import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { loadRecordParts } from '../patients/record-parts.ts';
import { emptyNote, type NoteValues } from './note-values.ts';
import { NoteForm } from './NoteForm.tsx';

const written: NoteValues = {
  title: 'First visit',
  template: null,
  message: [{ type: 'PARAGRAPH', level: 0, spans: [{ text: 'Sleeps badly.', marks: [], href: null }] }],
  documents: [{ id: 'd1', fileName: 'blood-test.pdf', sizeBytes: 182_000 }],
};

const meta = {
  title: 'App/NoteForm',
  component: NoteForm,
  decorators: [inApp],
  loaders: [messages('notes'), loadRecordParts],
  args: {
    initial: written,
    draftKey: 'patients/1/notes/1',
    patient: { id: '1', zone: 'Europe/Madrid', citations: [] },
    documentsField: ({ value }) => (
      <ul aria-label="Documents">
        {value.map(({ id, fileName }) => (
          <li key={id}>{fileName}</li>
        ))}
      </ul>
    ),
    onSave: fn(() => Promise.resolve()),
    act: 'note.edit',
    labels: {
      form: 'Edit note',
      save: 'Save note',
    },
  },
} satisfies Meta<typeof NoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = () => screen.findByRole('textbox', { name: 'Message' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save note' }));
const refusedWith = (code: string, status: number, data: object = {}) =>
  fn(() => Promise.reject(new ApiError('refused', { code, status, data: { code, ...data } })));

export const Valid: Story = {
  name: 'Submits the note with its documents',
  play: async ({ args, canvas }) => {
    await expect(await message()).toHaveTextContent('Sleeps badly.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' in May');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { title: 'First visit in May', template: null, message: written.message, documentIds: ['d1'] },
      0,
      expect.anything(),
    );
  },
};

export const Templates: Story = {
  name: 'Inserts the headings of a template, and keeps what was written',
  args: { initial: emptyNote() },
  play: async ({ canvas }) => {
    const headings = () => canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await message();
    await userEvent.click(canvas.getByRole('radio', { name: 'SOAP' }));
    await waitFor(() => expect(headings()).toEqual(['Subjective', 'Objective', 'Assessment', 'Plan']));
    await userEvent.click(canvas.getByRole('radio', { name: 'ADIME' }));
    await waitFor(() => expect(headings()).toHaveLength(5));
    (await message()).focus();
    document.execCommand('insertText', false, 'Sleeps badly.');
    await userEvent.click(canvas.getByRole('radio', { name: 'No template' }));
    await expect(await message()).toHaveTextContent(/Sleeps badly\./);
  },
};

export const Refused: Story = {
  name: 'Says what is missing when empty',
  args: { initial: emptyNote() },
  play: async ({ args, canvas }) => {
    await message();
    await save();
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Title: This field is required.');
    await expect(summary).toHaveTextContent('Message: This field is required.');
    await expect(await message()).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: /^Message/ }));
    await expect(await message()).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  name: 'Rejects a title of ten thousand characters below its field, and truncates nothing',
  args: { initial: { ...written, title: 'w'.repeat(10_000) } },
  play: async ({ canvas }) => {
    await message();
    await save();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toBeInvalid());
    await expect(title).toHaveValue('w'.repeat(10_000));
  },
};

export const Saving: Story = {
  name: 'Shows on the button that it is saving',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await message();
    await save();
    await expect(await canvas.findByText('Saving…')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Says that nothing was saved and why, and keeps the text',
  args: { onSave: refusedWith('UNAVAILABLE', 503) },
  play: async ({ canvas }) => {
    await message();
    await save();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The note could not be updated. Please try again later.');
    await expect(await message()).toHaveTextContent('Sleeps badly.');
  },
};

const theirs: NoteValues = {
  ...written,
  message: [{ type: 'PARAGRAPH', level: 0, spans: [{ text: 'Sleeps well now.', marks: [], href: null }] }],
};

export const Conflict: Story = {
  name: 'Shows the text that someone else signed meanwhile, and lets the user choose',
  args: {
    version: 1,
    newer: (current) => ({ values: current as NoteValues, version: 2 }),
    onSave: fn((_note: unknown, version: number) =>
      version === 1
        ? Promise.reject(
            new ApiError('stale', {
              code: 'STALE_VERSION',
              status: 412,
              data: { code: '', details: { current: theirs } },
            }),
          )
        : Promise.resolve(),
    ),
  },
  play: async ({ args, canvas }) => {
    (await message()).focus();
    document.execCommand('insertText', false, 'Mine. ');
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone else has saved changes');
    await userEvent.click(canvas.getByRole('radio', { name: /Sleeps well now/ }));
    await waitFor(async () => expect(await message()).toHaveTextContent('Sleeps well now.'));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: theirs.message }),
      2,
      expect.anything(),
    );
  },
};

export const Hurried: Story = {
  name: 'Waits for uploads instead of signing without their documents',
  args: {
    documentsField: ({ onBusyChange }) => (
      <button type="button" onClick={() => onBusyChange(true)}>
        Begin sending
      </button>
    ),
  },
  play: async ({ args, canvas }) => {
    await message();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin sending' }));
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait until the documents');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
