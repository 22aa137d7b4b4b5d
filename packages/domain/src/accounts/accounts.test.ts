import { describe, expect, it } from 'vitest';
import { accountFormSchema, APPOINTMENT_MAIL_FIELDS, GENERAL_FIELDS, TAX_FIELDS } from './schemas.ts';

const codes = (input: unknown) =>
  accountFormSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the account form', () => {
  it('needs a name and a zone, and turns empty fields into null', () => {
    expect(
      accountFormSchema.parse({ name: ' Clínica Alba ', timezone: 'Europe/Madrid', city: '  ' }),
    ).toEqual({
      name: 'Clínica Alba',
      businessName: null,
      userSurname: null,
      accountName: null,
      contactPhone: null,
      legalName: null,
      taxNumber: null,
      invoiceAddress: null,
      postalCode: null,
      city: null,
      state: null,
      country: null,
      timezone: 'Europe/Madrid',
      hasAppointmentMail: true,
      reminderHours: 24,
    });
  });

  it('says with a code what is wrong with each field', () => {
    expect(
      codes({ name: '  ', timezone: 'Europa/Madriz', contactPhone: 'llámame', taxNumber: 'B'.repeat(41) }),
    ).toEqual([
      ['name', 'REQUIRED'],
      ['contactPhone', 'PHONE_INVALID'],
      ['taxNumber', 'TOO_LONG'],
      ['timezone', 'TIMEZONE_INVALID'],
    ]);
  });

  it.each([
    [0, 'OUT_OF_RANGE'],
    [169, 'OUT_OF_RANGE'],
    [1.5, 'WHOLE_NUMBER'],
    ['24', 'NUMBER_INVALID'],
  ])('does not remind %s hours before', (reminderHours, problem) => {
    expect(codes({ name: 'Alba', timezone: 'UTC', reminderHours })).toEqual([['reminderHours', problem]]);
  });

  it('has every field in one of its three sections', () => {
    expect([...GENERAL_FIELDS, ...TAX_FIELDS, ...APPOINTMENT_MAIL_FIELDS].sort()).toEqual(
      Object.keys(accountFormSchema.shape).sort(),
    );
  });
});
