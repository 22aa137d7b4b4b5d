import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { AnswersList } from './AnswersList.tsx';

const meta = {
  title: 'App/AnswersList',
  component: AnswersList,
  decorators: [inApp],
  loaders: [messages('patient-data')],
  args: {
    section: 'medical-history',
    answers: {
      hasDiseases: false,
      diseases: ['CANCER'],
      hasFamilyDiseases: true,
      familyDiseases: ['DIABETES_TYPE_2', 'STROKE'],
      takesMedication: true,
      medication: [
        { name: 'Metformina', dose: '850 mg', schedule: null },
        { name: 'Omeprazol', dose: null, schedule: null },
      ],
    },
  },
} satisfies Meta<typeof AnswersList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  name: 'Shows answers as text, and says what was not answered',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type 2 diabetes, Stroke')).toBeVisible();
    await expect(canvas.getByText('Metformina · 850 mg; Omeprazol')).toBeVisible();
    await expect(canvas.getAllByText('No answer').length).toBeGreaterThan(0);
  },
};

export const Dependent: Story = {
  name: 'Omits what does not apply',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Cancer')).toBeNull();
    await expect(canvas.queryByText('Other diseases')).toBeNull();
  },
};
