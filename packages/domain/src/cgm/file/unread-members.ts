import { fileSignature } from '../../shared/file-signature.ts';
import type { NoText } from '../../shared/delimited/index.ts';
import { Archive, ArchiveError, isWorkbook } from '../../shared/workbooks/index.ts';
import type { NotUnpacked } from './choose-parts.ts';
import { isTidepool, scanTidepool } from './scan-tidepool.ts';
import { scanNightscout } from './scan-nightscout.ts';

/** Files that hold tables, also packed ones, by their names. */
const TABLE = /\.(csv|tsv|txt|tab|json|xls[xmb]?|ods|numbers|zip|gz|7z|rar|bz2|xz)$/i;
/** Workbooks whose content does not show that they are. */
const SPREADSHEET = /\.(xlsb|ods|numbers)$/i;
const ABOUT = /(^|\/)(read ?me|l[eé]eme|licen[cs](e|ia)|changelog)\b/i;
/** What packs other files, or holds tables in a way that is not read. */
const PACKED: readonly string[] = ['gzip', 'rar', '7z', 'bzip2', 'xz', 'ole'];

/** Why a file in an archive may hold readings that cannot be read: it is broken, or packed once more. */
export type Unread = 'TRUNCATED' | 'PACKED' | null;

/**
 * Whether a file of an archive that is not text may hold readings. Pictures, documents and files about the export do
 * not.
 */
export function unreadOf(name: string, bytes: Uint8Array, { code }: NoText): Unread {
  if (code === 'FILE_EMPTY' || ABOUT.test(name)) return null;
  if (code === 'FILE_TRUNCATED') return TABLE.test(name) || !/\.\w+$/.test(name) ? 'TRUNCATED' : null;
  const signature = fileSignature(bytes);
  if (signature === 'zip') return SPREADSHEET.test(name) || holdsTables(bytes) ? 'PACKED' : null;
  if (signature !== null)
    return PACKED.includes(signature) && !/\.(docx?|pptx?|msg|db)$/i.test(name) ? 'PACKED' : null;
  return TABLE.test(name) ? 'PACKED' : null;
}

/** Whether an archive within an archive is a workbook or has files of tables; a Word document has none. */
function holdsTables(bytes: Uint8Array): boolean {
  try {
    const archive = new Archive(bytes);
    return isWorkbook(archive) || archive.names.some((name) => TABLE.test(name) && !ABOUT.test(name));
  } catch (error) {
    if (error instanceof ArchiveError) return true;
    throw error;
  }
}

/** Whether a text is JSON with a sensor's readings: settings and profiles, which some exports add, have none. */
export function isJsonOfReadings(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > 32);
  if (first !== 91 && first !== 123) return false;
  return (isTidepool(bytes) ? scanTidepool(bytes) : scanNightscout(bytes)).collected.size > 0;
}

export const truncated = (part: string): NotUnpacked => ({
  code: 'CGM_FILE_TRUNCATED',
  details: { part, found: 'UTF-16' },
});
