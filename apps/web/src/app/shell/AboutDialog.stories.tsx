import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../story-decorators.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { inFrame, signedInWith } from './sample-environment.tsx';

const meta = {
  title: 'App/AboutDialog',
  component: AboutDialog,
  decorators: [inFrame, inApp],
  loaders: [messages('shell')],
  beforeEach: () => signedInWith(['SPECIALIST'], 'about'),
} satisfies Meta<typeof AboutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows version, legal documents, licences and the device’s documents, and closes on Escape',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const about = within(await body.findByRole('dialog', { name: 'About Clínica Alba' }));
    await expect(about.getByText('Version 1.0.0')).toBeInTheDocument();
    await expect(about.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://alba.example/terms',
      'https://alba.example/privacy',
      'https://alba.example/hiring',
      'https://alba.example/agreement',
      '/licenses.txt',
      'mailto:help@alba.example',
    ]);
    await expect(about.getByText('ALBA-0001')).toBeInTheDocument();
    await expect(about.getByText('03/15/2022')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
