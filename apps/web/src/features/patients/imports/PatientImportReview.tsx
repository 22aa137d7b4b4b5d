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
import { Grid } from '@healzy/ui/primitives/Grid';
import { Heading } from '@healzy/ui/primitives/Heading';
import { Inline } from '@healzy/ui/primitives/Inline';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { tellFailed } from '../../../app/messages.ts';
import { saveFile } from '../../../app/save-file.ts';
import { languageAtom } from '../../../state/language.ts';
import { ImportProblemTable } from './ImportProblemTable.tsx';

export interface PatientImportReviewProps {
  item: PatientImportDetails;
  findings: PatientImportFindings;
  /** Tries the rows out again with the other choice. */
  onAlike: (choice: AlikeChoice) => void;
  isPending: boolean;
  onChangeColumns: () => void;
  onDiscard: () => void;
  onStart: () => void;
}

const KINDS = ['wrong', 'taken', 'repeated', 'alike'] as const;

/** What the dry run found, before anything is created. */
export function PatientImportReview({
  item,
  findings,
  onAlike,
  isPending,
  onChangeColumns,
  onDiscard,
  onStart,
}: PatientImportReviewProps) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const formats = useFormats();
  const language = useAtomValue(languageAtom);
  const download = useExportPatientImportProblems();
  const alike = item.settings?.alike ?? 'SKIP';
  const wanted = findings.ready + (alike === 'IMPORT' ? findings.alike : 0);
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
        {KINDS.filter((kind) => findings[kind] > 0).map((kind) => (
          <StatCard key={kind} label={t(`review.${kind}`)} value={formats.number(findings[kind])} />
        ))}
      </Grid>
      {findings.alike > 0 && (
        <RadioGroup
          label={t('review.alikeTitle')}
          hint={t('review.alikeHint')}
          layout="row"
          options={ALIKE_CHOICES.map((id) => ({ id, label: t(`review.alike${id}`) }))}
          value={alike}
          onChange={(choice) => onAlike(choice)}
          isDisabled={isPending}
        />
      )}
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
            <Button
              size="small"
              icon={Download}
              onPress={save}
              isPending={download.isPending}
              pendingLabel={t('app:loading')}
            >
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
