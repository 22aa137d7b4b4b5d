import type { TestBed } from './api-test-bed.ts';
import { addCgmTest, type Clinic, type Person } from './clinics.ts';
import { pdfOf } from './laboratory-reports/generate.ts';
import { send } from './sensor-files.ts';

type Bed = Pick<TestBed, 'app' | 'call' | 'database'>;

export const addBloodTest = (bed: Bed, clinic: Clinic, patientId = clinic.patientId): Promise<string> =>
  addCgmTest(bed.database, { ...clinic, patientId }, 'BLOOD_ANALYSIS');

/** The clinic's patient as a laboratory names them, and their sample. */
const HEAD = [
  'Laboratorio de prueba   INFORME DE RESULTADOS',
  'Paciente: NÚÑEZ IBARRA, ÁNGEL     Sexo: Hombre',
  'Fecha de nacimiento: 17/05/1980',
  'Fecha de extracción: 16/02/2026   Fecha de informe: 18/02/2026',
];

/** A laboratory's report: its head, then rows of name, value, unit and range. */
export function reportPdf(
  rows: readonly (readonly string[])[],
  { head = HEAD }: { head?: readonly string[] } = {},
): Promise<Uint8Array> {
  return pdfOf((pdf) => {
    pdf.fontSize(9);
    head.forEach((line, at) => pdf.text(line, 50, 40 + at * 14, { lineBreak: false }));
    ['Determinación', 'Resultado', 'Unidades', 'Valores de referencia'].forEach((text, at) =>
      pdf.text(text, [50, 250, 330, 420][at]!, 120, { lineBreak: false }),
    );
    rows.forEach((cells, row) =>
      cells.forEach((text, at) =>
        pdf.text(text, [50, 250, 330, 420][at]!, 140 + row * 16, { lineBreak: false }),
      ),
    );
  });
}

export const ROWS = [
  ['Glucosa', '104', 'mg/dL', '70 - 100'],
  ['Colesterol total', '187', 'mg/dL', '< 200'],
  ['Colesterol HDL', '52', 'mg/dL', '> 40'],
  ['Triglicéridos', '98', 'mg/dL', 'Hasta 150'],
  ['Potasio', '4,3', 'mmol/L', '3,5 - 5,1'],
  ['PCR ultrasensible', '< 0,41', 'mg/L', '< 5,0'],
  ['Ferritina', 'Pendiente', '', ''],
] as const;

interface Upload {
  testId: string;
  bytes: Uint8Array;
  as?: Person;
  fileName?: string;
  confirmed?: string[];
}

/** Uploads a laboratory's file to a test. @returns the id of its document */
export async function uploadReport(bed: Bed, clinic: Clinic, upload: Upload): Promise<string> {
  const as = upload.as ?? clinic.people.specialist;
  const query = { entityType: 'LABORATORY_REPORT' };
  const contentType = 'application/pdf';
  const announced = await bed.call('createDocument', {
    as,
    query,
    body: {
      entityId: upload.testId,
      fileName: upload.fileName ?? 'analitica.pdf',
      contentType,
      sizeBytes: upload.bytes.length,
    },
  });
  if (announced.status !== 201) throw new Error(`Announcing the file answered ${announced.text}.`);
  const documentId = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', { as, path: { id: documentId }, query });
  const sent = await send(bed, address.body.url as string, upload.bytes, contentType);
  if (sent.status >= 300) throw new Error(`Sending the file answered ${sent.code ?? sent.status}.`);
  return documentId;
}

/** Uploads a report and has it read. */
export async function importReport(bed: Bed, clinic: Clinic, upload: Upload) {
  const documentId = await uploadReport(bed, clinic, upload);
  return bed.call('importBloodReport', {
    as: upload.as ?? clinic.people.specialist,
    path: { medicalTestId: upload.testId },
    body: { documentId, ...(upload.confirmed === undefined ? {} : { confirmed: upload.confirmed }) },
  });
}
