import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatePicker } from './DatePicker.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/DatePicker', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Within: StoryObj = {
  name: 'A day between two others',
  render: () => (
    <DatePicker
      label="Start date"
      min="2026-03-01"
      max="2026-03-31"
      defaultValue="2026-03-09"
      outOfRangeText="Choose a day in March."
    />
  ),
};

export const NotOnSundays: StoryObj = {
  name: 'Some days cannot be chosen',
  render: () => (
    <DatePicker
      label="Appointment"
      firstDayOfWeek="mon"
      isDayUnavailable={(day) => new Date(day).getUTCDay() === 0}
      hint="The clinic is closed on Sundays."
    />
  ),
};

export const Optional: StoryObj = {
  name: 'A day that may stay open',
  render: () => <DatePicker label="End date" isOptional hint="Left empty, it goes on." />,
};
