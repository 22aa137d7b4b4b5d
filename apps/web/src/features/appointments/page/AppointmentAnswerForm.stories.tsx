import { ApiError } from '@healzy/api/runtime';
import type { HeldAppointment } from '@healzy/api/appointments/held-appointment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { AppointmentAnswerForm, type AppointmentAnswerFormProps } from './AppointmentAnswerForm.tsx';

const held: HeldAppointment = {
  state: 'OPEN',
  language: 'en',
  patientName: 'Lucía',
  accountName: 'Clínica Alba',
  phone: '+34 910 000 111',
  startsAt: '2026-03-12T09:30:00.000Z',
  endsAt: '2026-03-12T10:00:00.000Z',
  timezone: 'Europe/Madrid',
  specialist: 'Elena Sarmiento Gil',
  mode: 'IN_PERSON',
  place: 'Consulta 2',
  videoUrl: null,
};

/** As on the page: an answer replaces what is shown. */
function Answered(props: AppointmentAnswerFormProps) {
  const [state, setState] = useState(props.held.state);
  return (
    <AppointmentAnswerForm
      {...props}
      held={{ ...props.held, state }}
      onAnswer={(answer) => {
        props.onAnswer(answer);
        if (props.error === null) setState(answer.answer);
      }}
    />
  );
}

const meta = {
  title: 'App/AppointmentAnswerForm',
  component: Answered,
  decorators: [inApp],
  loaders: [messages('appointments')],
  args: { held, isSaving: false, error: null, onAnswer: fn() },
} satisfies Meta<typeof Answered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  name: 'Confirms with one press, then says so where focus is',
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Thursday, March 12, 2026, 10:30 – 11:00')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, I confirm' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ answer: 'CONFIRMED', reason: null });
    await expect(canvas.getByRole('status')).toHaveTextContent('Appointment confirmed');
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Declined: Story = {
  name: 'Declines by keyboard, with a reason if one is given, and can turn back before',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot come' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    canvas.getByRole('button', { name: 'I cannot come' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /Reason/ })).toHaveFocus();
    await userEvent.keyboard('  I am travelling {Tab}{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({
      answer: 'DECLINED',
      reason: 'I am travelling',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('You have said that you cannot');
  },
};

export const Failed: Story = {
  name: 'Keeps the reason when the answer does not arrive, and says why',
  args: { error: new ApiError('refused', { code: 'UNAVAILABLE', status: 503, data: null }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot come' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'Fever');
    await userEvent.click(canvas.getByRole('button', { name: 'Send: I cannot come' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is not available right now.');
    await expect(canvas.getByRole('textbox', { name: /Reason/ })).toHaveValue('Fever');
  },
};

export const Moved: Story = {
  name: 'Points to the later message when the appointment has another time',
  args: {
    held: { ...held, state: 'MOVED', endsAt: null, specialist: null, mode: null, place: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This appointment has been moved');
    await expect(canvas.queryByText('Consulta 2')).toBeNull();
    await expect(canvas.getByRole('link', { name: '+34 910 000 111' })).toHaveAttribute(
      'href',
      'tel:+34910000111',
    );
  },
};

export const Over: Story = {
  name: 'Takes no answer once the time has come',
  args: { held: { ...held, state: 'OVER', phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is past the time of this appointment');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Canceled: Story = {
  name: 'Says that it is cancelled',
  args: { held: { ...held, state: 'CANCELED', endsAt: null, specialist: null, mode: null, place: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This appointment is cancelled');
  },
};
