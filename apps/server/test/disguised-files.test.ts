import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { send } from './sensor-files.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const pdf = latin(`%PDF-1.4\n${'1 0 obj\n'.repeat(20)}%%EOF\n`);
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(90_000, 7)]);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 40]), Buffer.alloc(50, 1)]);
const zip = Buffer.from(zipSync({ 'a.txt': strToU8('a') }));
const page = latin('<html><script>alert(1)</script></html>');

async function offer(kind: string, fileName: string, contentType: string, bytes: Buffer) {
  const { specialist } = bed.alba.people;
  const owners: Record<string, string> = {
    PATIENT: bed.alba.patientId,
    USER: specialist.userId,
    CGM_IMPORT: bed.alba.testId,
  };
  const query = { entityType: kind };
  const announced = await bed.call('createDocument', {
    as: specialist,
    query,
    body: { entityId: owners[kind] ?? specialist.userId, fileName, contentType, sizeBytes: bytes.length },
  });
  if (announced.status !== 201) return { status: announced.status };
  const path = { id: announced.body.id as string };
  const address = await bed.call('getDocumentUploadUrl', { as: specialist, path, query });
  const { status } = await send(bed, address.body.url as string, bytes, contentType);
  return { status };
}

describe('a polyglot file, or one named like a program', () => {
  it.each<[string, string, string, string, Buffer]>([
    ['a program by its name', 'PATIENT', 'informe.exe', 'application/pdf', pdf],
    ['a program behind another ending', 'PATIENT', 'informe.pdf.exe', 'application/pdf', pdf],
    ['a program before another ending', 'PATIENT', 'informe.exe.pdf', 'application/pdf', pdf],
    ['a name that turns round', 'PATIENT', 'informe\u202Efdp.exe', 'application/pdf', pdf],
    ['a list called a program', 'PATIENT_IMPORT', 'lista.csv.js', 'text/csv', latin('Nombre;Correo\nA;b')],
    [
      'a program called a list',
      'PATIENT_IMPORT',
      'lista.csv',
      'text/csv',
      latin('MZ\u0000\u0000 Nombre;Correo\nA;b'),
    ],
    ['a script called a list', 'PATIENT_IMPORT', 'lista.csv', 'text/csv', latin('#!/bin/sh\nrm -r /;\n')],
    [
      'a script behind a byte order mark',
      'PATIENT_IMPORT',
      'lista.csv',
      'text/csv',
      Buffer.concat([BOM, latin('#!/bin/sh\nrm -r /;\n')]),
    ],
    [
      'a page behind a byte order mark',
      'CGM_IMPORT',
      'sensor.csv',
      'text/csv',
      Buffer.concat([BOM, latin('<script>alert(1)</script>')]),
    ],
    [
      'a program of Linux called a list',
      'PATIENT_IMPORT',
      'lista.csv',
      'text/csv',
      latin('\x7fELF\x02\x01\x01 Nombre;Correo\nA;b'),
    ],
    ['a page called a list', 'PATIENT_IMPORT', 'lista.csv', 'text/csv', page],
    ['a PDF that is an archive', 'PATIENT', 'a.pdf', 'application/pdf', Buffer.concat([pdf, zip])],
    ['a picture that is an archive', 'USER', 'a.png', 'image/png', Buffer.concat([png, zip])],
    [
      'a PDF that is a page',
      'PATIENT',
      'a.pdf',
      'application/pdf',
      Buffer.concat([latin('%PDF-1.4\n'), page, pdf]),
    ],
    ['a page before a PDF', 'PATIENT', 'a.pdf', 'application/pdf', Buffer.concat([page, pdf])],
    ['a page in the comment of a picture', 'USER', 'a.jpg', 'image/jpeg', Buffer.concat([jpeg, page, jpeg])],
    ['a page far behind in a picture', 'USER', 'a.png', 'image/png', Buffer.concat([png, page, png])],
  ])('is rejected: %s', async (_, kind, name, type, bytes) => {
    expect(await offer(kind, name, type, bytes)).toEqual({ status: 422 });
  });

  it.each<[string, string, string, string, Buffer]>([
    ['a PDF', 'PATIENT', 'Dr. Núñez 12.03.2026.pdf', 'application/pdf', pdf],
    ['a picture', 'USER', 'foto.png', 'image/png', png],
    ['a picture with a comment', 'USER', 'a.jpg', 'image/jpeg', Buffer.concat([jpeg, latin('<x:xmpmeta>')])],
    [
      'a list behind a byte order mark',
      'PATIENT_IMPORT',
      'lista.csv',
      'text/csv',
      Buffer.concat([BOM, latin('Nombre;Correo\nA;b')]),
    ],
    ['a list that begins with MZ', 'PATIENT_IMPORT', 'MZ.csv', 'text/csv', latin('MZ;Correo\nA;b')],
    [
      'a PDF with an archive inside',
      'PATIENT',
      'a.pdf',
      'application/pdf',
      Buffer.concat([pdf, zip, Buffer.alloc(70_000, 32), pdf]),
    ],
  ])('is accepted otherwise: %s', async (_, kind, name, type, bytes) => {
    expect(await offer(kind, name, type, bytes)).toEqual({ status: 204 });
  });
});
