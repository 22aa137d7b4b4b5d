import { Readable } from 'node:stream';
import { newId } from '../../platform/db/ids.ts';
import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import { documents, storageKey } from './document-rows.ts';

const DAY_MS = 86_400_000;

/** Documents of the first patients: `[patient, days ago, name, lines]`. */
const PAPERS: readonly (readonly [number, number, string, readonly string[]])[] = [
  [
    0,
    120,
    'consentimiento-informado.pdf',
    ['Consentimiento informado', 'Documento de muestra, persona inventada.'],
  ],
  [0, 34, 'informe-medicina-interna.pdf', ['Informe de medicina interna', 'Sin hallazgos de interés.']],
  [
    1,
    80,
    'consentimiento-informado.pdf',
    ['Consentimiento informado', 'Documento de muestra, persona inventada.'],
  ],
  [2, 15, 'pauta-de-ejercicio.pdf', ['Pauta de ejercicio', 'Fuerza: martes y viernes. Cardio: a diario.']],
];

/** A page with a few lines: the minimum that every PDF reader opens. */
function pageOf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const shown = escaped.map((line, index) => `${index === 0 ? '' : '0 -28 Td '}(${line}) Tj`).join(' ');
  const content = `BT /F1 18 Tf 72 770 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const xref = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  // WinAnsi: every character of these lines is one byte.
  return Buffer.from(text, 'latin1');
}

/** Files documents for some of the demo patients. */
async function addDocuments({ services, accountId, lead, now, patients }: DemoClinic): Promise<void> {
  for (const [patient, daysAgo, fileName, lines] of PAPERS) {
    const patientId = patients[patient]?.id;
    if (patientId === undefined) throw new Error(`The demo document "${fileName}" has no patient.`);
    const bytes = pageOf(lines);
    const id = newId();
    const key = storageKey(accountId, id);
    const incoming = await services.files.receive(Readable.from([bytes]));
    await incoming.keep(key);
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const contentType = 'application/pdf';
    const stored = { state: 'STORED', storageKey: key, sha256: incoming.sha256, storedAt: at } as const;
    await services.database.asAccount({ accountId }, (sql) =>
      documents.insert(sql, {
        ...stored,
        id,
        accountId,
        entityType: 'PATIENT',
        entityId: patientId,
        fileName,
        contentType,
        sizeBytes: bytes.length,
        createdBy: lead.userId,
        createdAt: at,
      }),
    );
  }
}

export const demo: DemoData = { needs: ['patients'], fill: addDocuments };
