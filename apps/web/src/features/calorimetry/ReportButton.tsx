import { useExportCalorimetryReport } from '@healzy/api/calorimetry';
import { LANGUAGES, type Language, reportFileName } from '@healzy/domain/shared';
import { SplitButton } from '@healzy/ui/components/SplitButton';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tellFailed } from '../../app/messages.ts';
import { saveFile } from '../../app/save-file.ts';

/** Downloads the report of a test as a PDF: in the patient's language, or as chosen from the menu. */
export function ReportButton({
  medicalTestId,
  patient,
  testedOn,
}: {
  medicalTestId: string;
  /** Whose it is. */
  patient: string;
  testedOn: string;
}) {
  const { t } = useTranslation('calorimetry');
  const { mutateAsync, isPending } = useExportCalorimetryReport();
  const download = async (language?: Language) => {
    try {
      const query = language === undefined ? {} : { language };
      const file = await mutateAsync({ medicalTestId, query });
      saveFile(file, reportFileName(t('report.file'), patient, testedOn), 'application/pdf');
    } catch (error) {
      tellFailed('calorimetryReport.export', error);
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
