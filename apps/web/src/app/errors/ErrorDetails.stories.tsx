import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../story-decorators.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';

const writeText = fn((_text: string) => Promise.resolve());

const meta = {
  title: 'App/ErrorDetails',
  component: ErrorDetails,
  decorators: [inApp],
  loaders: [messages('app')],
  args: { error: new Error('The chart has no scale.') },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    writeText.mockImplementation(() => Promise.resolve());
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
} satisfies Meta<typeof ErrorDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardCopies: Story = {
  name: 'Is opened and copied with the keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const details = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(details.value).toContain('The chart has no scale.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('The chart has no scale.'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};

export const NotAllowed: Story = {
  name: 'Says so when the browser denies copying',
  beforeEach: () => {
    writeText.mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
    await userEvent.click(canvas.getAllByRole('button')[1] ?? document.body);
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
