import { useExportCgmReport } from '@healzy/api/cgm/analysis';
import { LANGUAGES, reportFileName, type Language } from '@healzy/domain/shared';
import { SplitButton } from '@healzy/ui/components/SplitButton';
import { useAtomValue } from 'jotai';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tellFailed } from '../../../app/messages.ts';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { saveFile } from '../../../app/save-file.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';

/** Downloads the report of a test as a PDF: in the patient's language, or in one chosen from the menu. */
export function ReportButton({ medicalTestId, lastDay }: { medicalTestId: string; lastDay: string }) {
  const { t } = useTranslation('cgm-analysis');
  const unit = useAtomValue(glucoseUnitAtom);
  const { data: patient } = useOpenPatient();
  const { mutateAsync, isPending } = useExportCgmReport();
  const download = async (language?: Language) => {
    try {
      const query = { unit, ...(language ? { language } : {}) };
      const file = await mutateAsync({ medicalTestId, query });
      const name = `${patient?.name ?? ''} ${patient?.surname ?? ''}`;
      saveFile(file, reportFileName(t('report.file'), name, lastDay), 'application/pdf');
    } catch (error) {
      tellFailed('cgmReport.export', error);
    }
  };
  return (
    <SplitButton
      icon={FileDown}
      label={t('report.download')}
      menuLabel={t('report.more')}
      isPending={isPending}
      pendingLabel={t('report.pending')}
      onPress={() => void download()}
      entries={LANGUAGES.map((language) => ({
        id: language,
        label: t(`report.in.${language}`),
        onAction: () => void download(language),
      }))}
    />
  );
}
