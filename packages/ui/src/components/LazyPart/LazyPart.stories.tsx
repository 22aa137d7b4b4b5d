import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectToFit, longName, narrow } from '../../guidelines/badInput.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { LazyPartProvider } from '../LazyParts/LazyParts.tsx';
import { lazyPart, type LazyPartOptions } from './LazyPart.tsx';

interface NotesProps {
  onClose: () => void;
}

const Notes = ({ onClose }: NotesProps) => <Button onPress={onClose}>The notes are here</Button>;

/** A network that the story brings back. */
function networkThatIs(isThere: boolean) {
  let answers = isThere;
  return {
    connect: () => {
      answers = true;
    },
    fetchNotes: () => (answers ? Promise.resolve(Notes) : Promise.reject(new TypeError('no network'))),
  };
}

interface ExampleProps {
  place: NonNullable<LazyPartOptions['place']>;
  /** The network is there. */
  isOnline: boolean;
  title: string;
}

/** A form with a part whose code loads only while online. */
function Example({ place, isOnline: isOnlineAtFirst, title }: ExampleProps) {
  const [isOnline, setOnline] = useState(isOnlineAtFirst);
  const [isOpen, setOpen] = useState(false);
  const [network] = useState(() => networkThatIs(isOnlineAtFirst));
  const [Part] = useState(() => lazyPart<NotesProps>(network.fetchNotes, { place }));
  const connect = () => {
    network.connect();
    setOnline(true);
  };
  return (
    <LazyPartProvider
      load={(fetch) => fetch()}
      describe={() => ({ title, text: 'Nothing is lost.', retry: 'Try again', close: 'Close' })}
      isOnline={isOnline}
    >
      <Stack maxWidth="form">
        <TextField label="Surname" />
        <Button onPress={() => setOpen(true)}>Open the notes</Button>
        <Button onPress={connect}>Connect</Button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </Stack>
    </LazyPartProvider>
  );
}

const meta = {
  title: 'Components/LazyPart',
  component: Example,
  args: { place: 'inline', isOnline: false, title: 'The notes need a connection' },
  // React reports what the boundary around a missing part caught.
  parameters: { consoleAllows: ['^error: PartLoadError'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Loads when it is shown',
  args: { isOnline: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the notes' }));
    await expect(await canvas.findByRole('button', { name: 'The notes are here' })).toBeVisible();
  },
};

export const KeyboardComesBack: Story = {
  name: 'Offline it says so, the form stays as it is, and it loads by itself once back online',
  args: { place: 'overlay' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 'Ruiz');
    canvas.getByRole('button', { name: 'Open the notes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The notes need a connection');
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Ruiz');
    await expect(canvas.getByRole('button', { name: 'Open the notes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(await canvas.findByRole('button', { name: 'The notes are here' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Ruiz');
  },
};

export const GivenUp: Story = {
  name: 'Can be dismissed, and requested again',
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open the notes' });
    await userEvent.click(open);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await userEvent.click(open);
    await expect(await canvas.findByRole('button', { name: 'The notes are here' })).toBeVisible();
  },
};

export const Silent: Story = {
  name: 'An optional part says nothing',
  args: { place: 'silent' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the notes' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(await canvas.findByRole('button', { name: 'The notes are here' })).toBeVisible();
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px long words break',
  decorators: [narrow],
  args: { title: longName },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the notes' }));
    await canvas.findByRole('alert');
    await expectToFit(canvasElement);
  },
};
