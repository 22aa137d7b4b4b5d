import type { Answer, TestBed } from './api-test-bed.ts';
import type { Person } from './clinics.ts';
import { send } from './sensor-files.ts';

export const HEADINGS = 'Nombre;Apellidos;Correo electrónico;Fecha de nacimiento;Sexo;Peso;Altura';
export const COLUMNS = ['name', 'surname', 'email', 'birthdate', 'sex', 'weightKg', 'heightCm'];

/** One valid row of an invented person; every number is another person. */
export const sheetRow = (index: number, change: Record<number, string> = {}): string => {
  const cells = [
    'Ana',
    `Prueba ${String(index).padStart(5, '0')}`,
    `ana.prueba.${index}@correo.example`,
    `${String(1 + (index % 28)).padStart(2, '0')}/${String(1 + (index % 12)).padStart(2, '0')}/${1950 + (index % 50)}`,
    'Mujer',
    '62,5',
    '1,68',
  ];
  return cells.map((cell, column) => change[column] ?? cell).join(';');
};

export const sheetOf = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${[HEADINGS, ...lines].join('\r\n')}\r\n`);

/** Uploads a spreadsheet and begins its import. */
export async function beginImport(
  bed: Pick<TestBed, 'app' | 'call'>,
  as: Person,
  bytes: Uint8Array,
  fileName = 'pacientes.csv',
): Promise<Answer> {
  const announced = await bed.call('createDocument', {
    as,
    query: { entityType: 'PATIENT_IMPORT' },
    body: { entityId: as.userId, fileName, contentType: 'text/csv', sizeBytes: bytes.length },
  });
  if (announced.status !== 201) return announced;
  const documentId = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', {
    as,
    path: { id: documentId },
    query: { entityType: 'PATIENT_IMPORT' },
  });
  const sent = await send(bed, address.body.url as string, bytes, 'text/csv');
  if (sent.status !== 204) return { status: sent.status, body: { code: sent.code }, headers: {}, text: '' };
  return bed.call('createPatientImport', { as, body: { documentId } });
}
