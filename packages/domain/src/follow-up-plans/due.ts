import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../shared/index.ts';
import { isRunningFollowUp, type FollowUpState } from './states.ts';

const dayNumber = (date: LocalDate): number => {
  const days = daysOfLocalDate(date);
  if (days === null) throw new RangeError(`${date} is not a day.`);
  return days;
};

/** The day on which a step is due: `dueDay` days after the start. */
export const dueDateOf = (startDate: LocalDate, dueDay: number): LocalDate =>
  localDateOfDays(dayNumber(startDate) + dueDay);

/** The days from the start to a day; negative before it. */
export const dueDayOf = (startDate: LocalDate, dueDate: LocalDate): number =>
  dayNumber(dueDate) - dayNumber(startDate);

/** Whether a step should have been done by now: never on its due day, nor once the follow-up plan has ended. */
export const isOverdueStep = (
  step: { readonly dueDate: LocalDate; readonly isDone: boolean },
  plan: { readonly state: FollowUpState },
  today: LocalDate,
): boolean => !step.isDone && isRunningFollowUp(plan.state) && step.dueDate < today;
