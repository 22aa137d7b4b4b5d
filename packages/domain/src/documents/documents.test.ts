import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES, documentAccess, documentFormSchema, fileSignature } from './index.ts';

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) => (typeof value === 'string' ? [...value].map((c) => c.charCodeAt(0)) : [value])),
  );

describe("a file's first bytes", () => {
  it.each([
    ['png', bytes(0x89, 'PNG', 13, 10)],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
    ['pdf', bytes('%PDF-1.4')],
    ['zip', bytes('PK', 3, 4)],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
    ['heic', bytes(0, 0, 0, 24, 'ftypheic')],
    ['ole', bytes(0xd0, 0xcf, 0x11, 0xe0)],
  ])('show a %s', (name, head) => expect(fileSignature(head)).toBe(name));

  it.each([['Index,Timestamp'], ['[{"sgv":100}]'], ['PK'], ['']])('do not classify the text %j', (text) =>
    expect(fileSignature(bytes(text))).toBeNull(),
  );
});

describe('the description of an upload', () => {
  const file = {
    entityType: 'CGM_IMPORT',
    entityId: 't1',
    fileName: 'sensor.csv',
    contentType: 'text/csv; charset=utf-8',
    sizeBytes: 10,
  };
  const codes = (value: object) =>
    documentFormSchema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

  it('may be up to exactly 50 MB', () => {
    expect(codes({ ...file, sizeBytes: MAX_UPLOAD_BYTES })).toEqual([]);
    expect(codes({ ...file, sizeBytes: MAX_UPLOAD_BYTES + 1 })).toEqual(['FILE_TOO_LARGE']);
    expect(codes({ ...file, sizeBytes: 0 })).toEqual(['FILE_EMPTY']);
  });

  it('has a content type of its kind', () => {
    expect(codes({ ...file, entityType: 'MEDICAL_TEST' })).toEqual(['FILE_TYPE']);
    expect(codes({ ...file, entityType: 'MEDICAL_TEST', contentType: 'application/pdf' })).toEqual([]);
  });
});

describe('access to documents', () => {
  it('hides results from receptionists', () => {
    expect(documentAccess('MEDICAL_TEST', ['RECEPTIONIST'])).toBe('none');
    expect(documentAccess('CGM_IMPORT', ['RECEPTIONIST'])).toBe('none');
    expect(documentAccess('PATIENT', ['RECEPTIONIST'])).toBe('edit');
  });

  it('lets administrators read results and specialists write them', () => {
    expect(documentAccess('CGM_IMPORT', ['ADMIN'])).toBe('read');
    expect(documentAccess('CGM_IMPORT', ['ADMIN', 'SPECIALIST'])).toBe('edit');
    expect(documentAccess('ACCOUNT', ['PATIENT'])).toBe('none');
  });
});
