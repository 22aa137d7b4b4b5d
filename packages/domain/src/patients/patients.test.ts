import { describe, expect, it } from 'vitest';
import { bodyMassIndex, patientFormSchema } from './index.ts';

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
  patientFormSchema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('the form of a patient', () => {
  it('fills in what is left out and trims what was typed', () => {
    expect(patientFormSchema.parse({ ...form, phone: ' +34 600 000 000 ', city: '' })).toMatchObject({
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
    [{ weightKg: 0 }, 'weightKg', 'OUT_OF_RANGE'],
    [{ timezone: 'Madrid' }, 'timezone', 'TIMEZONE_INVALID'],
    [{ specialists: [] }, 'specialists', 'MAIN_SPECIALIST_REQUIRED'],
    [
      { specialists: [{ professionalId: 'p1', isPrincipal: false }] },
      'specialists',
      'MAIN_SPECIALIST_REQUIRED',
    ],
  ])('refuses %j', (wrong, field, code) => expect(issues({ ...form, ...wrong })).toEqual([[field, code]]));

  it('wants exactly one principal and nobody twice', () => {
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
    expect(bodyMassIndex(70, 175)).toBeCloseTo(22.857, 3);
    expect(bodyMassIndex(70, null)).toBeNull();
  });
});
