import type { Food } from '@healzy/api/foods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { newEvent } from './event-values.ts';
import { EventForm } from './EventForm.tsx';

const ZONE = 'Europe/Madrid';

const MILK = {
  id: 'e1cc1cf7-585b-8706-8019-2622c792bc17',
  nameEs: 'Leche',
  nameEn: 'Milk',
  unit: 'ML',
  unitWeight: 200,
  density: 1.03,
  portions: [],
  carbohydrateKind: null,
  nutrients: { energy: 60, carbohydrate: 5, protein: 3, fat: 3, fibre: 0 },
  unknownShares: {},
} as unknown as Food;

const meta = {
  title: 'App/CgmEventForm',
  component: EventForm,
  decorators: [inApp],
  loaders: [messages('cgm-events')],
  args: {
    title: 'New event',
    rules: { zone: ZONE, period: { from: '2026-03-01T00:00:00.000Z', to: '2026-03-16T00:00:00.000Z' } },
    // The instant is 12:30 in Madrid.
    initial: newEvent('2026-03-10T11:30:00.000Z', ZONE),
    draftKey: 'cgm/p/t/events/new',
    act: 'cgmEvent.create',
    foods: {
      find: (search) =>
        Promise.resolve(
          'milk'.startsWith(search.toLowerCase())
            ? [{ id: MILK.id, nameEs: MILK.nameEs, nameEn: MILK.nameEn, energy: 60 } as never]
            : [],
        ),
      load: () => Promise.resolve(MILK),
    },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof EventForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Chooses a type with the arrow keys, whichever was chosen before. */
async function chooseType(canvas: Canvas, name: string) {
  const types = within(canvas.getByRole('radiogroup', { name: /^Type/ }));
  types.getByRole('radio', { checked: true }).focus();
  const wanted = types.getByRole<HTMLInputElement>('radio', { name });
  for (let press = 0; press < 5 && !wanted.checked; press++) await userEvent.keyboard('{ArrowDown}');
  await expect(wanted).toBeChecked();
  await expect(wanted).toHaveFocus();
}

async function type(field: HTMLElement, text: string) {
  field.focus();
  await userEvent.keyboard(text);
}

/** Types a 24-hour time such as `1315` from the first segment of the field. */
async function typeTime(canvas: Canvas, name: string, digits: string) {
  const [hour] = within(canvas.getByRole('group', { name: new RegExp(`^${name}`) })).getAllByRole(
    'spinbutton',
  );
  hour?.focus();
  await userEvent.keyboard(digits);
}

async function save(canvas: Canvas) {
  canvas.getByRole('button', { name: 'Save event' }).focus();
  await userEvent.keyboard('{Enter}');
}

/**
 * The summary of a rejected form. It takes the focus in a later task, so keys pressed before that would go elsewhere.
 */
async function refusal(canvas: Canvas) {
  const summary = await canvas.findByRole('alert');
  await waitFor(() => expect(summary.parentElement).toHaveFocus());
  return summary;
}

const nothingOf = { subtype: null, feeling: null, foods: [], carbohydrates: null, end: null };

export const Default: Story = {
  name: 'Each type has its own fields, and all have a name, a time and remarks',
  play: async ({ canvas }) => {
    const own = {
      sport: () => canvas.queryByRole('combobox', { name: /^Sport/ }),
      foods: () => canvas.queryByRole('region', { name: 'Foods' }),
      feeling: () => canvas.queryByRole('radiogroup', { name: /^Feeling/ }),
    };
    const shown = () => Object.entries(own).flatMap(([name, find]) => (find() === null ? [] : [name]));
    for (const [name, fields] of [
      ['Meal', ['foods']],
      ['Rest', []],
      ['Feeling', ['feeling']],
      ['Training', ['sport']],
      ['Other', []],
    ] as const) {
      await chooseType(canvas, name);
      await expect(shown()).toEqual(fields);
      for (const common of [/^Name/, /^Description/, /^Comment/])
        await expect(canvas.getByRole('textbox', { name: common })).toBeVisible();
      for (const common of [/^Day(?! of)/, /^Time(?! of)/, /^Day of the end/, /^Time of the end/])
        await expect(canvas.getAllByRole('group', { name: common })[0]).toBeVisible();
    }
    await expect(canvas.getByText(/^Europe\/Madrid time\. Between/)).toBeVisible();
  },
};

export const KeyboardRest: Story = {
  name: 'A rest is saved with its end, on the clock of the zone',
  play: async ({ args, canvas }) => {
    await chooseType(canvas, 'Rest');
    await type(canvas.getByRole('textbox', { name: /^Name/ }), 'Siesta');
    await typeTime(canvas, 'Time of the end', '1315');
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        ...nothingOf,
        type: 'REST',
        name: 'Siesta',
        description: null,
        comment: null,
        start: '2026-03-10T11:30:00.000Z',
        end: '2026-03-10T12:15:00.000Z',
      },
      0,
      expect.anything(),
    );
  },
};

export const KeyboardMeal: Story = {
  name: 'A meal takes its name from its foods, and adds them up by weight',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Meals with the same name are compared with each other.')).toBeVisible();
    const search = canvas.getByRole('combobox', { name: /^Add a food/ });
    await type(search, 'milk');
    await expect(await screen.findByRole('option', { name: /^Milk/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('textbox', { name: /^Amount of Milk/ })).toHaveValue('200');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Milk');
    // 200 ml weigh 206 g, with 60 kcal per 100 g.
    await expect(canvas.getByRole('region', { name: 'Totals of the meal' })).toHaveTextContent(
      /^Energy124.kcalCarbohydrates10.g/,
    );
    const amount = canvas.getByRole('textbox', { name: /^Amount of Milk/ });
    for (const typed of ['99999', '-5', 'abc']) {
      await userEvent.clear(amount);
      await userEvent.paste(typed);
      await expect(amount).toHaveAccessibleDescription(/^Enter from 0.1 ml to /);
      await expect(canvas.getByText('An amount is not valid: the totals do not count it.')).toBeVisible();
    }
    await userEvent.clear(amount);
    await userEvent.paste('200');
    await expect(canvas.queryByText(/^An amount is not valid/)).toBeNull();
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        ...nothingOf,
        type: 'MEAL',
        name: 'Milk',
        foods: [expect.objectContaining({ foodId: MILK.id, amount: 200, unit: 'ML' })],
      }),
      0,
      expect.anything(),
    );
  },
};

export const KeyboardFeeling: Story = {
  name: 'A feeling is one of five, from awful to great, and must be chosen',
  play: async ({ args, canvas }) => {
    await chooseType(canvas, 'Feeling');
    await type(canvas.getByRole('textbox', { name: /^Name/ }), 'After lunch');
    await save(canvas);
    await expect(await refusal(canvas)).toHaveTextContent('Feeling: This field is required.');
    await expect(args.onSave).not.toHaveBeenCalled();
    const five = within(canvas.getByRole('radiogroup', { name: /^Feeling/ }));
    five.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard(' ');
    for (const [index, name] of ['Awful', 'Bad', 'Normal', 'Good', 'Great'].entries()) {
      if (index > 0) await userEvent.keyboard('{ArrowRight}');
      await expect(five.getByRole('radio', { name })).toBeChecked();
    }
    await expect(five.getAllByRole('radio')).toHaveLength(5);
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ ...nothingOf, type: 'FEELING', name: 'After lunch', feeling: 'GREAT' }),
      0,
      expect.anything(),
    );
  },
};

export const KeyboardTraining: Story = {
  name: 'A training without a name takes that of its sport',
  play: async ({ args, canvas }) => {
    await chooseType(canvas, 'Training');
    await type(canvas.getByRole('combobox', { name: /^Sport/ }), 'trail');
    await expect(await screen.findByRole('option', { name: 'Trail running' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Trail running');
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        ...nothingOf,
        type: 'TRAINING',
        name: 'Trail running',
        subtype: 'TRAIL_RUNNING',
      }),
      0,
      expect.anything(),
    );
  },
};

export const KeyboardOther: Story = {
  name: 'What was typed for another type is not saved with something else',
  play: async ({ args, canvas }) => {
    await type(canvas.getByRole('textbox', { name: /^Carbohydrates/ }), '45');
    await chooseType(canvas, 'Other');
    await type(canvas.getByRole('textbox', { name: /^Name/ }), 'Insulin');
    await type(canvas.getByRole('textbox', { name: /^Comment/ }), 'Six units');
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ ...nothingOf, type: 'CUSTOM', name: 'Insulin', comment: 'Six units' }),
      0,
      expect.anything(),
    );
  },
};

export const EndBeforeStart: Story = {
  name: 'An end before its start is refused at its field, and saved once corrected',
  play: async ({ args, canvas }) => {
    await chooseType(canvas, 'Rest');
    await type(canvas.getByRole('textbox', { name: /^Name/ }), 'Siesta');
    await typeTime(canvas, 'Time of the end', '1145');
    await save(canvas);
    await expect(await refusal(canvas)).toHaveTextContent(
      'Time of the end: The end cannot be before the start.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await typeTime(canvas, 'Time of the end', '1245');
    // While it is typed, the time is 12:04 and rejected again, but the field keeps the focus.
    await expect(canvas.getByRole('group', { name: /^Time of the end/ })).toHaveTextContent('12:45');
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ end: '2026-03-10T11:45:00.000Z' }),
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Without a name, or outside the days of the test, it is refused',
  args: { initial: newEvent('2026-03-20T11:30:00.000Z', ZONE) },
  play: async ({ args, canvas }) => {
    await save(canvas);
    const summary = await refusal(canvas);
    await expect(summary).toHaveTextContent('Name: This field is required.');
    await expect(summary).toHaveTextContent(/Day: .*test/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const AtTheChangeOfClocks: Story = {
  name: 'A time that occurs twice is asked about',
  args: {
    rules: { zone: ZONE, period: { from: '2025-10-20T00:00:00.000Z', to: '2025-10-30T00:00:00.000Z' } },
    initial: { ...newEvent('2025-10-26T11:00:00.000Z', ZONE), type: 'REST', name: 'Sleep', time: '02:30' },
  },
  play: async ({ args, canvas }) => {
    const turns = within(canvas.getByRole('radiogroup', { name: /^Which of the two\?/ }));
    await save(canvas);
    await expect(await refusal(canvas)).toHaveTextContent(/Which of the two\?/);
    turns.getByRole('radio', { name: /^The second/ }).focus();
    await userEvent.keyboard(' ');
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2025-10-26T01:30:00.000Z' }),
      0,
      expect.anything(),
    );
  },
};

export const Spanish: Story = {
  name: 'In Spanish it says the same of an end before its start',
  globals: { language: 'es' },
  args: {
    initial: {
      ...newEvent('2026-03-10T11:30:00.000Z', ZONE),
      type: 'REST',
      name: 'Siesta',
      endTime: '11:45',
    },
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Guardar evento' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await refusal(canvas)).toHaveTextContent(
      'Hora del final: El final no puede ser anterior al comienzo.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
