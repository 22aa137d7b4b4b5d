import { readLaboratoryText } from '@healzy/domain/blood-analysis';
import { readFhirResults } from '@healzy/domain/blood-analysis/fhir';
import { fileThread } from '../../../platform/file-thread.ts';
import { readPdfText, type PdfTextCode, type PdfTextItem } from '../../../platform/pdf/text/read-pdf-text.ts';
import { contentsOfFhir, contentsOfFile, type ReportContents } from './contents.ts';

/** The message to the worker thread. */
export type ReportQuestion =
  { kind: 'PDF'; items: PdfTextItem[]; pages: ReportContents['pages'] } | { kind: 'FHIR'; content: string };

/** What a file says; null when it is no file of its kind. */
export function readQuestion(question: ReportQuestion): ReportContents | null {
  if (question.kind === 'PDF')
    return contentsOfFile(readLaboratoryText(question.items, question.pages.length), question.pages);
  try {
    const reading = readFhirResults(JSON.parse(question.content) as unknown);
    return reading && contentsOfFhir(reading);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A page or two are read in less time than starting a thread takes. */
const READ_HERE_ITEMS = 250;
const READ_HERE_CHARACTERS = 20_000;

const readBeside = fileThread<ReportQuestion, ReportContents | null>(
  'features/blood-analysis/reports/report-worker',
  new URL('report-worker-source.mjs', import.meta.url),
);

const read = async (question: ReportQuestion, isSmall: boolean): Promise<ReportContents | null> =>
  isSmall ? readQuestion(question) : readBeside(question);

export type ReportReading =
  | { kind: 'ready'; contents: ReportContents }
  | { kind: 'refused'; code: PdfTextCode | 'BLOOD_FHIR_UNREADABLE' | 'BLOOD_NO_MARKERS'; details: object };

const withMarkers = (contents: ReportContents): ReportReading =>
  contents.samples.every(({ proposals }) => proposals.length === 0)
    ? { kind: 'refused', code: 'BLOOD_NO_MARKERS', details: { pages: contents.pages.length } }
    : { kind: 'ready', contents };

/** Reads a laboratory's PDF file without blocking other requests. */
export async function readReportFile(bytes: Uint8Array): Promise<ReportReading> {
  const text = await readPdfText(bytes);
  if (text.kind === 'refused') return text;
  const { items, pages } = text;
  const contents = await read({ kind: 'PDF', items, pages }, items.length <= READ_HERE_ITEMS);
  return withMarkers(contents!);
}

/** Reads results in FHIR without blocking other requests. */
export async function readFhirFile(content: string): Promise<ReportReading> {
  const contents = await read({ kind: 'FHIR', content }, content.length <= READ_HERE_CHARACTERS);
  return contents === null
    ? { kind: 'refused', code: 'BLOOD_FHIR_UNREADABLE', details: {} }
    : withMarkers(contents);
}
