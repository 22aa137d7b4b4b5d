import { describe, expect, it } from 'vitest';
import { bodyMassIndexOf } from '../shared/index.ts';
import { likeness, patientInputSchema, swappedDay, tagsSchema } from './index.ts';

const form = {
  name: 'Lucía',
  surname: 'Marín',
  email: ' Lucia.Marin@example.org ',
  birthdate: '1984-02-29',
  sex: 'FEMALE',
  timezone: 'Europe/Madrid',
  specialists: [{ professionalId: 'p1', isPrincipal: true }],
};
const issues = (value: object) =>
  patientInputSchema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('the patient form', () => {
  it('fills in omitted fields and trims what was typed', () => {
    expect(patientInputSchema.parse({ ...form, phone: ' +34 600 000 000 ', city: '' })).toMatchObject({
      email: 'Lucia.Marin@example.org',
      phone: '+34 600 000 000',
      city: null,
      weightKg: null,
      state: 'ACTIVE',
    });
  });

  it.each([
    [{ email: '' }, 'email', 'REQUIRED'],
    [{ email: 'lucia@' }, 'email', 'EMAIL_INVALID'],
    [{ phone: 'call me' }, 'phone', 'PHONE_INVALID'],
    [{ birthdate: '1985-02-29' }, 'birthdate', 'DATE_INVALID'],
    [{ birthdate: '2999-01-01' }, 'birthdate', 'DATE_IN_FUTURE'],
    [{ sex: 'X' }, 'sex', 'OPTION_INVALID'],
    [{ sex: null }, 'sex', 'REQUIRED'],
    [{ sex: undefined }, 'sex', 'REQUIRED'],
    [{ weightKg: 0 }, 'weightKg', 'OUT_OF_RANGE'],
    [{ timezone: 'Madrid' }, 'timezone', 'TIMEZONE_INVALID'],
    [{ specialists: [] }, 'specialists', 'MAIN_SPECIALIST_REQUIRED'],
    [
      { specialists: [{ professionalId: 'p1', isPrincipal: false }] },
      'specialists',
      'MAIN_SPECIALIST_REQUIRED',
    ],
  ])('rejects %j', (wrong, field, code) => expect(issues({ ...form, ...wrong })).toEqual([[field, code]]));

  it('requires exactly one principal, and nobody twice', () => {
    const [one] = form.specialists;
    expect(issues({ ...form, specialists: [one, { professionalId: 'p2', isPrincipal: true }] })).toEqual([
      ['specialists', 'MAIN_SPECIALIST_REQUIRED'],
    ]);
    expect(issues({ ...form, specialists: [one, { professionalId: 'p1', isPrincipal: false }] })).toEqual([
      ['specialists', 'SPECIALIST_REPEATED'],
    ]);
  });
});

describe('body mass index', () => {
  it('needs weight and height', () => {
    expect(bodyMassIndexOf(70, 175)).toBeCloseTo(22.857, 3);
  });
});

describe('tags', () => {
  it('are the same in every spelling, kept as first written', () => {
    expect(tagsSchema.parse([' Celíaca ', 'CELIACA', 'a\n b', '👶', 'مرحبا'])).toEqual([
      'Celíaca',
      'a b',
      '👶',
      'مرحبا',
    ]);
  });
  it.each([
    [['  '], 'REQUIRED'],
    [['\u0301'], 'REQUIRED'],
    [['x'.repeat(41)], 'TOO_LONG'],
    [['x'.repeat(10_000)], 'TOO_LONG'],
    [Array.from({ length: 21 }, (_, index) => `t${index}`), 'TOO_MANY'],
  ])('rejects %#', (tags, code) => expect(tagsSchema.safeParse(tags).error?.issues[0]?.message).toBe(code));
});

describe('likeness of two people', () => {
  const person = { name: 'Lucía', surname: 'Ferrer Núñez', birthdate: '1984-05-02' };
  it.each([
    [{}, 1],
    [{ name: 'lucia', surname: 'FERRER  nunez' }, 1],
    [{ name: 'Núñez', surname: 'Lucía Ferrer' }, 1],
    [{ surname: 'Ferrer' }, 0.9],
    [{ surname: 'Ferrer Muñez' }, 0.8],
    [{ surname: 'Ferrer Núñze' }, 0.8],
    [{ birthdate: '1984-02-05' }, 0.7],
    [{ birthdate: '1984-05-03' }, 0],
    [{ surname: 'Ferrer', birthdate: '1984-02-05' }, 0],
    [{ name: 'Marta' }, 0],
    [{ name: 'Ana', surname: 'Paz' }, 0],
  ])('%j: %f', (change, alike) => {
    expect(likeness(person, { ...person, ...change })).toBe(alike);
    expect(likeness({ ...person, ...change }, person)).toBe(alike);
  });
  it('does not match short names with each other', () => {
    const short = { name: 'Eva', surname: 'Paz', birthdate: '1990-01-01' };
    expect(likeness(short, { ...short, name: 'Ana' })).toBe(0);
  });
  it('considers only days that can be swapped', () => {
    expect(swappedDay('1984-05-02')).toBe('1984-02-05');
    expect(swappedDay('1984-05-13')).toBeNull();
    expect(swappedDay('1984-05-05')).toBeNull();
  });
});
