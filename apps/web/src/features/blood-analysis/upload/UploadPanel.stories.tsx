import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const file = new File(['%PDF-1.7'], 'analitica.pdf', { type: 'application/pdf' });

const meta = {
  title: 'App/BloodUploadPanel',
  component: UploadPanel,
  decorators: [inApp],
  loaders: [messages('blood-analysis-review')],
  args: {
    step: { kind: 'choose' },
    onFile: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    byHandHref: '#',
  },
} satisfies Meta<typeof UploadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes a PDF, and offers to enter values by hand',
  play: async () => {
    await expect(screen.getByText(/PDF only, 50 MB at most/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Enter values by hand' })).toBeVisible();
  },
};

export const Scan: Story = {
  name: 'A scan says so, and leads to entering by hand',
  args: {
    step: { kind: 'refused', file, sentence: 'The PDF is a scan: it has no text to read.', isByHand: true },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/is a scan.*Nothing was saved/);
    await expect(screen.getByRole('link', { name: 'Enter values by hand' })).toBeVisible();
  },
};

export const OtherPerson: Story = {
  name: 'A report of another person is a question, and read only once it is answered',
  args: {
    step: {
      kind: 'doubt',
      file,
      documentId: '1',
      doubts: [
        { id: 'OTHER_NAME', found: 'Marta Gil', expected: 'Lucía Ferrer' },
        { id: 'OTHER_BIRTHDATE', found: '1980-02-01', expected: '1979-04-11' },
        { id: 'OTHER_SEX', found: 'MALE', expected: 'FEMALE' },
      ],
    },
  },
  play: async ({ args }) => {
    await expect(
      screen.getByText(/The report is about “Marta Gil”, the record about “Lucía Ferrer”/),
    ).toBeVisible();
    await expect(screen.getByText(/in the report is Feb 1, 1980, in the record Apr 11, 1979/)).toBeVisible();
    await expect(screen.getByText(/The sex in the report is male, in the record female/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'It is right, read it' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
