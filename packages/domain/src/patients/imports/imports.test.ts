import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  importDayOrder,
  importFieldOf,
  importQuestions,
  importSexOfM,
  matchImportColumns,
  MAX_IMPORT_ROWS,
  patientImportSettingsSchema,
  PATIENT_IMPORT_FIELDS,
  PeopleIndex,
  readImportDate,
  readImportNumber,
  readImportRow,
  readImportSex,
  readImportState,
  readPatientSheet,
  rowReadingOf,
  RowSorter,
  type KnownPatient,
  type PatientSheet,
} from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const utf16 = (text: string) => {
  const units = Uint16Array.from([...`\uFEFF${text}`.split('')].map((unit) => unit.charCodeAt(0)));
  return new Uint8Array(units.buffer);
};
const sheetOf = (bytes: Uint8Array): PatientSheet => {
  const sheet = readPatientSheet(bytes);
  if (sheet.kind === 'refused') throw new Error(sheet.code);
  return sheet;
};

describe('a birthdate in a spreadsheet', () => {
  it.each([
    ['1980-05-17', '1980-05-17'],
    ['1980/5/7', '1980-05-07'],
    ['1980-05-17 00:00:00', '1980-05-17'],
    ['17/05/1980', '1980-05-17'],
    ['17.5.80', '1980-05-17'],
    ['17-05-80', '1980-05-17'],
    ['05/17/1980', '1980-05-17'],
    ['03/04/1980', '1980-04-03'],
    ['03/04/05', '2005-04-03'],
    ['03/04/27', '1927-04-03'],
    ['17 de mayo de 1980', '1980-05-17'],
    ['17-ene-80', '1980-01-17'],
    ['17 sept. 1980', '1980-09-17'],
    ['May 17, 1980', '1980-05-17'],
    ['29358', '1980-05-17'],
    ['29/02/1984', '1984-02-29'],
    ['29/02/1985', null],
    ['31/04/1980', null],
    ['99999', null],
    ['yesterday', null],
    ['1980', null],
    ['', null],
  ])('%j is %s', (text, day) => expect(readImportDate(text, 'DMY', now)).toBe(day));

  it('puts the month first where the file does', () => {
    expect(readImportDate('03/04/1980', 'MDY', now)).toBe('1980-03-04');
    expect(readImportDate('17/04/1980', 'MDY', now)).toBe('1980-04-17');
  });

  it.each([
    [['01/02/1980', '13/02/1980'], 'DMY'],
    [['01/02/1980', '02/13/1980'], 'MDY'],
    [['13/02/1980', '02/13/1980'], 'both'],
    [['01/02/1980'], null],
    [['1980-01-02', ''], 'none'],
  ])('of %j the order is %s', (texts, order) => expect(importDayOrder(texts)).toBe(order));
});

describe('a sex in a spreadsheet', () => {
  it.each([
    ['Mujer', 'FEMALE'],
    ['F', 'FEMALE'],
    ['femenino', 'FEMALE'],
    ['H', 'MALE'],
    ['Varón', 'MALE'],
    ['male', 'MALE'],
    ['M', null],
    ['other', null],
  ])('%s is %s', (text, sex) => expect(readImportSex(text, null)).toBe(sex));

  it.each([
    [['M', 'H'], 'FEMALE'],
    [['M', 'V'], 'FEMALE'],
    [['m', 'f'], 'MALE'],
    [['M', 'M'], null],
    [['M', 'F', 'H'], null],
    [['Mujer', 'Hombre'], 'none'],
  ])('in %j an M is %s', (texts, meaning) => expect(importSexOfM(texts)).toBe(meaning));
});

describe('figures and states', () => {
  it.each([
    ['72,5', 'weightKg', 72.5],
    ['72.5 kg', 'weightKg', 72.5],
    ['1,75', 'heightCm', 175],
    ['1.755 m', 'heightCm', 175.5],
    ['175 cm', 'heightCm', 175],
    ['1.234,5', 'weightKg', null],
    ['heavy', 'weightKg', null],
  ] as const)('%s as %s is %s', (text, field, value) => expect(readImportNumber(text, field)).toBe(value));

  it.each([
    ['Activo', 'ACTIVE'],
    ['baja', 'INACTIVE'],
    ['No', 'INACTIVE'],
    ['perhaps', null],
  ])('%s is %s', (text, state) => expect(readImportState(text)).toBe(state));
});

describe('headings', () => {
  it('are recognised as people write them, each field once', () => {
    const headings = [
      'NOMBRE',
      'Apellidos',
      'E-mail',
      'Fecha de nacimiento',
      'Sexo',
      'Correo',
      'Móvil',
      'C.P.',
      'Foo',
    ];
    expect(matchImportColumns(headings)).toEqual([
      'name',
      'surname',
      'email',
      'birthdate',
      'sex',
      null,
      'phone',
      'postalCode',
      null,
    ]);
  });

  it.each([
    ['Talla (cm)', 'heightCm'],
    ['Weight [kg]', 'weightKg'],
    ['Date of birth *', 'birthdate'],
    ['Población', 'city'],
    ['Notas', null],
  ])('%s is %s', (heading, field) => expect(importFieldOf(heading)).toBe(field));
});

const TABLE = [
  ['Nombre', 'Apellidos', 'Correo', 'Nacimiento', 'Sexo'],
  ['Íñigo', 'Güell Ñúñez', 'i@correo.example', '17/05/1980', 'H'],
  ['Zoë', 'O’Neill', 'z@correo.example', '01/02/1990', 'M'],
];
const text = (delimiter: string, end = '\r\n') => TABLE.map((line) => line.join(delimiter)).join(end);

describe('a file', () => {
  it.each([
    ['semicolons and a mark, as Excel writes CSV UTF-8', utf8(`\uFEFF${text(';')}`), 'utf-8', ';'],
    ['commas and line feeds', utf8(text(',', '\n')), 'utf-8', ','],
    ['tabs in UTF-16, as Excel writes Unicode text', utf16(text('\t')), 'utf-16le', '\t'],
    ['Windows letters, as Excel writes CSV', latin1(text(';').replace('’', "'")), 'windows-1252', ';'],
    ['a first line that names the separator', utf8(`sep=;\r\n${text(';')}`), 'utf-8', ';'],
    ['a title above the headings', utf8(`Pacientes de la clínica\r\n\r\n${text(';')}`), 'utf-8', ';'],
    [
      'quotes around every cell',
      utf8(TABLE.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n')),
      'utf-8',
      ',',
    ],
  ])('of %s is read the same', (_name, bytes, encoding, delimiter) => {
    const sheet = sheetOf(bytes);
    expect(sheet).toMatchObject({ encoding, delimiter, headings: TABLE[0] });
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(['Íñigo', 'Zoë']);
    expect(sheet.rows[0]?.row).toBe(sheet.headingRow + 1);
  });

  it('counts rows as the spreadsheet does: blank ones too, and a cell of two lines once', () => {
    const lines = ['Nombre;Correo', '"A\r\nB";a@b.example', '', ';', 'C;c@d.example'];
    expect(sheetOf(utf8(lines.join('\r\n'))).rows).toEqual([
      { row: 2, cells: ['A\r\nB', 'a@b.example'] },
      { row: 5, cells: ['C', 'c@d.example'] },
    ]);
  });

  it('keeps doubled quotes, emoji and quoted separators, and removes the apostrophe that guards a formula', () => {
    const lines = ['Nombre;Correo;Móvil', `"El ""Chato""; 🍏";a@b.example;'+34 600 000 000`];
    expect(sheetOf(utf8(lines.join('\n'))).rows[0]?.cells).toEqual([
      'El "Chato"; 🍏',
      'a@b.example',
      '+34 600 000 000',
    ]);
    expect(sheetOf(utf16(lines.join('\n'))).rows[0]?.cells[0]).toBe('El "Chato"; 🍏');
  });

  it.each([
    ['IMPORT_NO_TABLE', utf8('Dear all,\nno table here')],
    ['IMPORT_NO_ROWS', utf8('Nombre;Correo\n;\n')],
    ['IMPORT_OPEN_QUOTE', utf8('Nombre;Correo\nA;b\n"C;d')],
    ['FILE_EMPTY', utf8(' \r\n')],
    ['FILE_TYPE', Uint8Array.from([0x50, 0x4b, 3, 4])],
    ['IMPORT_TOO_MANY_ROWS', utf8(`Nombre;Correo\n${'a;b\n'.repeat(MAX_IMPORT_ROWS + 1)}`)],
  ])('is rejected with %s', (code, bytes) =>
    expect(readPatientSheet(bytes)).toMatchObject({ kind: 'refused', code }),
  );

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readPatientSheet(bytes).kind).toMatch(/^(sheet|refused)$/);
      }),
    );
  });

  it('returns every cell that was written', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 }).map((value) =>
      value
        // eslint-disable-next-line no-control-regex -- control signs make a file no text
        .replace(/[\u0000-\u001f\u007f-\u009f\ud800-\udfff\u00a0\ufeff]/g, '')
        .trim()
        .replace(/^'(?=[=+\-@])/, ''),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const lines = rows.map((line) => line.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'));
        const wanted = rows.map((line) => [...line]).filter((line) => line.some((one) => one !== ''));
        const sheet = readPatientSheet(utf8(`\uFEFFNombre;Correo\r\n${lines.join('\r\n')}`));
        expect(sheet.kind === 'sheet' ? sheet.rows.map(({ cells }) => cells) : []).toEqual(wanted);
      }),
    );
  });
});

describe('the rows of a file', () => {
  const settings = patientImportSettingsSchema.parse({
    columns: ['name', 'surname', 'email', 'birthdate', 'sex'],
    timezone: 'Europe/Madrid',
    principalId: 'p1',
  });

  it("are read by the schema of a patient's card, and by what the file says about itself", () => {
    const sheet = sheetOf(utf8(text(';')));
    expect(importQuestions(sheet, settings)).toEqual([]);
    const reading = rowReadingOf(sheet, settings, () => null);
    const rows = sheet.rows.map((row) => readImportRow(row, reading));
    expect(rows).toMatchObject([
      { row: 2, name: 'Íñigo Güell Ñúñez', form: { birthdate: '1980-05-17', sex: 'MALE', state: 'ACTIVE' } },
      { row: 3, form: { birthdate: '1990-02-01', sex: 'FEMALE', timezone: 'Europe/Madrid' } },
    ]);
  });

  it('belong to one person only when name and birthdate match', () => {
    const person = (index: number, name: string, birthdate: string) => {
      const cells = [name, 'Ruiz Vega', `p${index}@correo.example`, birthdate, 'Mujer'];
      const sheet = sheetOf(utf8(`${(TABLE[0] ?? []).join(';')}\n${cells.join(';')}`));
      const read = readImportRow(
        { row: index, cells },
        rowReadingOf(sheet, { ...settings, dayOrder: 'DMY' }, () => null),
      );
      return read;
    };
    const sorter = new RowSorter();
    const nobody = { byEmail: new Map(), people: new PeopleIndex<KnownPatient>() };
    const kinds = [
      person(2, 'Ana', '01/02/1990'),
      person(3, 'ANA', '01/02/1990'),
      person(4, 'Ana', '03/02/1990'),
      person(5, 'Eva', '01/02/1990'),
    ].map((row) => sorter.sort(row, nobody));
    expect(kinds.map(({ kind, otherRow }) => [kind, otherRow])).toEqual([
      ['READY', null],
      ['ALIKE', 2],
      ['READY', null],
      ['READY', null],
    ]);
  });

  it('can hold every field of the card', () => {
    const fields = PATIENT_IMPORT_FIELDS.filter((field) => field !== 'fullName');
    const cells: Partial<Record<(typeof fields)[number], string>> = {
      name: 'Ana',
      surname: 'Ruiz',
      email: 'a@correo.example',
      birthdate: '1990-01-02',
      sex: 'Mujer',
      phone: '+34 600 000 000',
      address: 'Calle Mayor, 1',
      postalCode: '28001',
      city: 'Madrid',
      country: 'España',
      weightKg: '61,5',
      heightCm: '1,64',
      coupon: 'AMIGO',
      state: 'baja',
      tags: 'VIP; Diabetes',
      principalEmail: 'vega@clinica.example',
    };
    const sheet = sheetOf(utf8('Nombre;Correo\nA;b'));
    const whole = { ...settings, columns: fields };
    const reading = rowReadingOf(sheet, whole, (name) => (name === 'vega@clinica.example' ? 'p9' : null));
    const read = readImportRow({ row: 2, cells: fields.map((field) => cells[field] ?? 'Otro') }, reading);
    expect(read).toMatchObject({
      form: {
        phone: '+34 600 000 000',
        address: 'Calle Mayor, 1',
        postalCode: '28001',
        city: 'Madrid',
        country: 'España',
        weightKg: 61.5,
        heightCm: 164,
        coupon: 'AMIGO',
        state: 'INACTIVE',
        tags: ['VIP', 'Diabetes'],
        specialists: [{ professionalId: 'p9', isPrincipal: true }],
      },
    });
  });
});
