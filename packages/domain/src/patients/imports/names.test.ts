import { describe, expect, it } from 'vitest';
import {
  matchImportColumns,
  missingImportFields,
  nameSplitOf,
  patientImportSettingsSchema,
  readImportRow,
  readPatientSheet,
  repeatedImportField,
  rowReadingOf,
  splitName,
  type PatientImportField,
} from './index.ts';

describe('a full name', () => {
  it.each([
    ['Lucía Marín Sanz', 'GIVEN_TWO_SURNAMES', 'Lucía', 'Marín Sanz'],
    ['Ana María Marín Sanz', 'GIVEN_TWO_SURNAMES', 'Ana María', 'Marín Sanz'],
    ['Lucía Marín', 'GIVEN_TWO_SURNAMES', 'Lucía', 'Marín'],
    ['Olivia Jane Brown', 'GIVEN_ONE_SURNAME', 'Olivia Jane', 'Brown'],
    ['Ludwig van der Berg', 'GIVEN_ONE_SURNAME', 'Ludwig', 'van der Berg'],
    ['Lucía de la Torre Sanz', 'GIVEN_TWO_SURNAMES', 'Lucía', 'de la Torre Sanz'],
    ['María de los Ángeles Gil Pons', 'GIVEN_TWO_SURNAMES', 'María de los Ángeles', 'Gil Pons'],
    ['José Ortega y Gasset', 'GIVEN_ONE_SURNAME', 'José', 'Ortega y Gasset'],
    ['Antoni Puig i Cadafalch', 'GIVEN_ONE_SURNAME', 'Antoni', 'Puig i Cadafalch'],
    ['ANTONI PUIG I CADAFALCH', 'GIVEN_ONE_SURNAME', 'ANTONI', 'PUIG I CADAFALCH'],
    // As a capital among lower-case letters it is an initial.
    ['Ana I López Ruiz', 'GIVEN_TWO_SURNAMES', 'Ana I', 'López Ruiz'],
    ['John E Smith', 'GIVEN_ONE_SURNAME', 'John E', 'Smith'],
    ['Marín Sanz Ana María', 'TWO_SURNAMES_GIVEN', 'Ana María', 'Marín Sanz'],
    ['Brown Olivia Jane', 'ONE_SURNAME_GIVEN', 'Olivia Jane', 'Brown'],
    // A comma decides, whatever was chosen.
    ['Marín Sanz, Ana María', 'GIVEN_ONE_SURNAME', 'Ana María', 'Marín Sanz'],
    ['  Lucía   Marín ', 'GIVEN_ONE_SURNAME', 'Lucía', 'Marín'],
    ['Lucía', 'GIVEN_TWO_SURNAMES', 'Lucía', ''],
    ['', 'GIVEN_TWO_SURNAMES', '', ''],
  ] as const)('%j read as %s is %j, %j', (text, split, name, surname) =>
    expect(splitName(text, split)).toEqual({ name, surname }),
  );

  it.each([
    ['Apellidos y nombre', 'TWO_SURNAMES_GIVEN'],
    ['Nombre completo', 'GIVEN_TWO_SURNAMES'],
    ['Last name, first name', 'ONE_SURNAME_GIVEN'],
    ['Full name', 'GIVEN_ONE_SURNAME'],
    ['Paciente', 'GIVEN_TWO_SURNAMES'],
  ])('under %j is split as %s', (heading, split) => expect(nameSplitOf(heading)).toBe(split));

  const settings = patientImportSettingsSchema.parse({
    columns: ['fullName', 'email', 'birthdate', 'sex'],
    timezone: 'Europe/Madrid',
    principalId: 'p1',
  });
  const read = (name: string) => {
    const cells = [name, 'a@correo.example', '1980-05-17', 'Mujer'];
    const sheet = { kind: 'sheet' as const, headings: cells, headingRow: 1, rows: [{ row: 2, cells }] };
    const found = { ...sheet, encoding: 'utf-8' as const, delimiter: ';' as const };
    return readImportRow(
      { row: 2, cells },
      rowReadingOf(found, settings, () => null),
    );
  };

  it('becomes name and surname of the card; what is missing is reported once', () => {
    expect(read('Lucía Marín Sanz')).toMatchObject({ form: { name: 'Lucía', surname: 'Marín Sanz' } });
    expect(read('Lucía')).toMatchObject({ wrong: [{ field: 'surname', code: 'REQUIRED', found: '' }] });
    expect(read('')).toEqual({
      row: 2,
      name: '',
      wrong: [{ field: 'fullName', code: 'REQUIRED', found: '' }],
    });
  });
});

describe('columns with names', () => {
  const columns = (...fields: (PatientImportField | null)[]) => fields;

  it.each([
    [
      ['Paciente', 'Correo'],
      ['fullName', 'email'],
    ],
    [
      ['Nombre y apellidos', 'Correo'],
      ['fullName', 'email'],
    ],
    [
      ['Nombre', 'Correo'],
      ['fullName', 'email'],
    ],
    [
      ['Nombre', 'Apellidos', 'Nombre completo'],
      ['name', 'surname', null],
    ],
  ])('%j are recognised as %j', (headings, fields) => expect(matchImportColumns(headings)).toEqual(fields));

  it('of full names provide both parts, and are redundant next to one of them', () => {
    expect(missingImportFields(columns('fullName', 'email', 'birthdate', 'sex'))).toEqual([]);
    expect(missingImportFields(columns('name', 'email', 'birthdate', 'sex'))).toEqual(['surname']);
    expect(repeatedImportField(columns('name', 'fullName'), 1)).toBe('name');
    expect(repeatedImportField(columns('fullName', 'surname'), 1)).toBe('fullName');
    expect(repeatedImportField(columns('name', 'surname', null, 'name'), 3)).toBe('name');
    expect(repeatedImportField(columns('name', 'surname', null, null), 3)).toBeNull();
  });
});

describe('a misread file', () => {
  const sheetOf = (...args: Parameters<typeof readPatientSheet>) => {
    const sheet = readPatientSheet(...args);
    return sheet.kind === 'sheet' ? sheet : sheet.code;
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it('is read with the chosen separator, or rejected because of it', () => {
    const file = utf8('a;b,c\n1;2,3\n4;5,6');
    expect(sheetOf(file, { delimiter: ',', encoding: null })).toMatchObject({ headings: ['a;b', 'c'] });
    expect(sheetOf(file, { delimiter: ';', encoding: null })).toMatchObject({ headings: ['a', 'b,c'] });
    expect(sheetOf(file, { delimiter: '\t', encoding: null })).toBe('IMPORT_NO_TABLE');
  });

  it('is read in the chosen encoding; UTF-16 stays UTF-16', () => {
    // What Excel on a Mac writes for "Núñez".
    const mac = Uint8Array.from([...utf8('Nombre;Apellidos\nA;N'), 0x9c, 0x96, ...utf8('ez')]);
    expect(sheetOf(mac)).toMatchObject({ encoding: 'windows-1252' });
    expect(sheetOf(mac, { delimiter: null, encoding: 'macintosh' })).toMatchObject({
      encoding: 'macintosh',
      rows: [{ cells: ['A', 'Núñez'] }],
    });
    const wide = new Uint8Array(
      Uint16Array.from([...'\uFEFFa;b\nñ;2'].map((letter) => letter.charCodeAt(0))).buffer,
    );
    expect(sheetOf(wide, { delimiter: null, encoding: 'macintosh' })).toMatchObject({
      encoding: 'utf-16le',
      rows: [{ cells: ['ñ', '2'] }],
    });
  });
});
