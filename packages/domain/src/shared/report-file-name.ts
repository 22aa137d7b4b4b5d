import { searchKey } from './search-key.ts';

/**
 * The name of a report's file, of letters, digits and hyphens: what it is, whose, and its last day.
 * @example reportFileName('glucose-report', 'Ángel Núñez', '2026-03-16') // 'glucose-report-angel-nunez-2026-03-16.pdf'
 */
export function reportFileName(report: string, patient: string, lastDay: string): string {
  const name = [report, patient, lastDay].map((part) => searchKey(part).replace(/[^a-z0-9]+/g, '-'));
  return `${name.join('-').replace(/-+/g, '-')}.pdf`;
}
