// Half-typed times are kept by field name, which includes the index of the row.
import type { Weekday, WorkingWeek, WorkingWeekInput } from '@healzy/domain/appointments';
import { UnfinishedTextsContext } from '@healzy/ui/forms/unfinishedTexts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepUnfinishedTexts } from '@healzy/ui/forms/keptTexts';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import { WorkingDayFields } from './WorkingDayFields.tsx';

type Spans = WorkingWeekInput[Weekday];

let kept: ReturnType<typeof keepUnfinishedTexts>;

function Days({ monday, tuesday }: { monday: Spans; tuesday: Spans }) {
  const form = useForm<WorkingWeekInput, unknown, WorkingWeek>({
    defaultValues: { monday, tuesday, wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  });
  return (
    <KitInLanguage>
      <UnfinishedTextsContext value={kept}>
        <WorkingDayFields form={form} day="monday" />
        <WorkingDayFields form={form} day="tuesday" />
      </UnfinishedTextsContext>
    </KitInLanguage>
  );
}

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['appointments']);
});
beforeEach(() => {
  kept = keepUnfinishedTexts();
});
afterEach(cleanup);

const show = (monday: Spans, tuesday: Spans = []) => render(<Days monday={monday} tuesday={tuesday} />);
const day = (name: string) => within(screen.getByRole('group', { name }));
/** Hours and minutes of every row of a day, as shown. */
const shown = (name: string) =>
  day(name)
    .queryAllByRole('spinbutton')
    .map(({ textContent }) => textContent);
const press = (name: string, button: RegExp, index = 0) =>
  fireEvent.click(day(name).getAllByRole('button', { name: button })[index] as HTMLElement);
/** Types the hour of a time but no minutes. */
const typeHour = (name: string, field: number) =>
  fireEvent.keyDown(day(name).getAllByRole('spinbutton')[field * 2] as HTMLElement, { key: 'ArrowUp' });

it('goes with its row when that is removed', () => {
  show([{ from: '09:00', to: '14:00' }]);
  press('Monday', /^Add/);
  typeHour('Monday', 2);
  expect(kept.hasAny()).toBe(true);
  press('Monday', /^Remove/, 1);
  expect(kept.hasAny()).toBe(false);
  press('Monday', /^Add/);
  expect(shown('Monday').slice(4)).toEqual(['––', '––', '––', '––']);
});

it('stays with its row when one before it is removed', () => {
  show([
    { from: '09:00', to: '14:00' },
    { from: '16:00', to: '' },
  ]);
  typeHour('Monday', 3);
  const typed = shown('Monday').slice(4);
  expect(typed[2]).not.toBe('––');
  press('Monday', /^Remove/, 0);
  expect(shown('Monday')).toEqual(typed);
  expect(Object.keys(kept.texts())).toEqual(['monday.0.to']);
});

it('leaves the rows after it unchanged', () => {
  show([
    { from: '', to: '' },
    { from: '16:00', to: '20:00' },
  ]);
  typeHour('Monday', 0);
  press('Monday', /^Remove/, 0);
  expect(shown('Monday')).toEqual(['16', '00', '20', '00']);
  expect(kept.hasAny()).toBe(false);
});

it('is replaced by the hours of Monday', () => {
  show([{ from: '09:00', to: '14:00' }], [{ from: '', to: '' }]);
  typeHour('Tuesday', 0);
  press('Monday', /Tuesday|Repeat|same/i);
  expect(shown('Tuesday')).toEqual(['09', '00', '14', '00']);
  expect(kept.hasAny()).toBe(false);
});
