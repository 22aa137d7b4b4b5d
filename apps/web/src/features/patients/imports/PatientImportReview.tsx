import {
  type PatientImportDetails,
  type PatientImportFindings,
  useExportPatientImportProblems,
} from '@healzy/api/patients/imports';
import { ALIKE_CHOICES, type AlikeChoice } from '@healzy/domain/patients/imports';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { StatCard } from '@healzy/ui/components/StatCard';
import { Grid, Heading, Inline, Stack } from '@healzy/ui/primitives';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { tellFailed } from '../../../app/messages.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useLanguage } from '../../../state/language.ts';
import { ImportProblemTable } from './ImportProblemTable.tsx';

export interface PatientImportReviewProps {
  item: PatientImportDetails;
  findings: PatientImportFindings;
  /** Repeats the dry run with another choice for doubtful rows. */
  onDoubt: (choice: Partial<Record<Doubt, AlikeChoice>>) => void;
  isPending: boolean;
  onChangeColumns: () => void;
  onDiscard: () => void;
  onStart: () => void;
}

/** Rows that are imported only on confirmation. */
const DOUBTS = ['alike', 'unlikely'] as const;
type Doubt = (typeof DOUBTS)[number];

const KINDS = ['wrong', 'taken', 'repeated', ...DOUBTS] as const;

/** The result of the dry run, before anything is created. */
export function PatientImportReview({
  item,
  findings,
  onDoubt,
  isPending,
  onChangeColumns,
  onDiscard,
  onStart,
}: PatientImportReviewProps) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const formats = useFormats();
  const language = useLanguage();
  const download = useExportPatientImportProblems();
  const count = (kind: (typeof KINDS)[number]) => findings[kind] ?? 0;
  const choiceOf = (doubt: Doubt) => item.settings?.[doubt] ?? 'SKIP';
  const wanted = DOUBTS.filter((doubt) => choiceOf(doubt) === 'IMPORT').reduce(
    (sum, doubt) => sum + count(doubt),
    findings.ready,
  );
  const left = item.rowCount - wanted;
  const hasProblems = findings.ready < item.rowCount;
  const save = () =>
    download.mutate(
      { importId: item.id, query: { language } },
      {
        onSuccess: (text) =>
          saveFile(
            text,
            `${item.fileName.replace(/\.\w+$/, '')}-${t('review.problems')}.csv`,
            'text/csv;charset=utf-8',
          ),
        onError: (error) => tellFailed('patientImport.download', error),
      },
    );
  return (
    <Stack gap="lg">
      <Grid minItem="sm">
        <StatCard label={t('review.ready')} value={formats.number(wanted)} />
        <Stack gap="none">
          {KINDS.filter((kind) => count(kind) > 0).map((kind) => (
            <StatCard
              key={kind}
              look="line"
              label={t(`review.${kind}`)}
              value={formats.number(count(kind))}
            />
          ))}
        </Stack>
      </Grid>
      {DOUBTS.filter((doubt) => count(doubt) > 0).map((doubt) => (
        <RadioGroup
          key={doubt}
          label={t(`review.${doubt}Title`)}
          hint={t(`review.${doubt}Hint`)}
          layout="row"
          options={ALIKE_CHOICES.map((id) => ({ id, label: t(`review.choice${id}`) }))}
          value={choiceOf(doubt)}
          onChange={(choice) => onDoubt({ [doubt]: choice })}
          isDisabled={isPending}
        />
      ))}
      {wanted === 0 && <InlineMessage tone="warning">{t('review.nothing')}</InlineMessage>}
      <Inline gap="sm">
        <Button intent="primary" onPress={onStart} isDisabled={wanted === 0 || isPending}>
          {t('review.start', { count: wanted, formatted: formats.number(wanted) })}
        </Button>
        <Button onPress={onChangeColumns} isDisabled={isPending}>
          {t('review.change')}
        </Button>
        <Button intent="quiet" onPress={onDiscard} isDisabled={isPending}>
          {t('review.discard')}
        </Button>
      </Inline>
      <Stack gap="sm">
        <Inline gap="sm" justify="space-between">
          <Heading level={2} size="md">
            {t('review.problems')}
          </Heading>
          {hasProblems && (
            <Button size="small" icon={Download} onPress={save} isPending={download.isPending}>
              {t('review.download')}
            </Button>
          )}
        </Inline>
        {left > 0 && <InlineMessage>{t('review.gone')}</InlineMessage>}
        <ImportProblemTable importId={item.id} />
      </Stack>
    </Stack>
  );
}
