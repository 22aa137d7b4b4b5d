import { useLanguage } from '../../state/language.ts';
import { type DoneAct, type FailedAct, report } from '../messages.ts';
import { saveSheet } from '../save-file.ts';

/** A call that resolves to the text of the file. */
interface Download<Query> {
  mutateAsync: (query: Query & { language: ReturnType<typeof useLanguage> }) => Promise<string>;
  isPending: boolean;
}

/**
 * Saves a whole list, loaded or not, as a file for a spreadsheet, and reports the outcome.
 * @example const file = useListExport('patients.export', useExportPatients());
 */
export function useListExport<Query extends object>(
  act: DoneAct & FailedAct,
  { mutateAsync, isPending }: Download<Query>,
) {
  const language = useLanguage();
  const save = (query: Query, fileName: string) =>
    void report(
      act,
      mutateAsync({ ...query, language }).then((csv) => saveSheet(csv, fileName)),
    );
  return { save, isPending };
}
