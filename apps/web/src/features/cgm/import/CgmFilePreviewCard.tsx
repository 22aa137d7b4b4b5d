import { censoredBound, unreadRows } from '@healzy/domain/cgm';
import { fromMgdl } from '@healzy/domain/shared';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { zoneOptions } from '../../../app/forms/zones.ts';
import { CgmSkippedList, CgmUnreadRows } from './CgmUnreadRows.tsx';
import type { CgmFilePreview } from './file-reading.ts';

export interface CgmFilePreviewCardProps {
  preview: CgmFilePreview;
  zone: string;
  onZoneChange: (zone: string) => void;
  /** Whether carbohydrates and insulin become events. */
  withTreatments: boolean;
  onTreatmentsChange: (withTreatments: boolean) => void;
}

/** What was recognised in a file, before anything is stored. */
export function CgmFilePreviewCard({
  preview,
  zone,
  onZoneChange,
  withTreatments,
  onTreatmentsChange,
}: CgmFilePreviewCardProps) {
  const { t } = useTranslation(['cgm', 'app']);
  const formats = useFormats();
  const { recognised, report } = preview;
  const unit = recognised.unit ?? 'mg/dL';
  const digits = unit === 'mmol/L' ? 1 : 0;
  const glucose = (mgdl: number) => formats.number(fromMgdl(mgdl, unit), digits);
  // The report's times are local times without a zone: they are shown as in the file.
  const wall = (time: string) => formats.dateTime(`${time}Z`, 'UTC');
  const { censored, clock } = report;
  const lowest =
    censored.low > 0 ? `< ${glucose(censoredBound(report.minMgdl, 'LOW'))}` : glucose(report.minMgdl);
  const highest =
    censored.high > 0 ? `> ${glucose(censoredBound(report.maxMgdl, 'HIGH'))}` : glucose(report.maxMgdl);
  const { others } = unreadRows(report);
  return (
    <Stack gap="md">
      <CgmUnreadRows report={report} parts={recognised.parts} isImported={false} />
      <Grid columns={{ phone: 1, tablet: 2 }} gap="md">
        <DescriptionList
          items={[
            { term: t('import.maker'), detail: t(`maker.${recognised.maker}`) },
            {
              term: t('import.language'),
              detail: recognised.language
                ? t(`fileLanguage.${recognised.language}`)
                : t(recognised.headingRow === null ? 'import.languageNone' : 'import.languageUnknown'),
            },
            { term: t('import.unit'), detail: recognised.unit ?? t('import.unknown') },
            ...(recognised.dayOrder === null
              ? []
              : [{ term: t('import.dayOrder'), detail: t(`dayOrder.${recognised.dayOrder}`) }]),
            ...(recognised.maker !== 'PLAIN' || recognised.columns === null
              ? []
              : [
                  {
                    term: t('import.columns'),
                    detail: `${recognised.columns.time} · ${recognised.columns.glucose}`,
                  },
                ]),
            ...(recognised.parts === undefined
              ? []
              : [{ term: t('import.parts'), detail: recognised.parts.map(({ name }) => name).join(', ') }]),
            ...(recognised.devices.length === 0
              ? []
              : [{ term: t('import.devices'), detail: recognised.devices.join(', ') }]),
          ]}
        />
        <DescriptionList
          items={[
            { term: t('import.readings'), detail: formats.number(report.count) },
            { term: t('import.period'), detail: `${wall(report.first)} – ${wall(report.last)}` },
            ...(recognised.cadenceMinutes === null
              ? []
              : [{ term: t('import.cadence'), detail: formats.duration(recognised.cadenceMinutes) }]),
            {
              term: t('import.range'),
              detail: `${lowest} – ${highest} ${unit}`,
            },
            ...(censored.low + censored.high === 0
              ? []
              : [
                  {
                    term: t('import.censored'),
                    detail: t('import.censoredText', {
                      low: formats.number(censored.low),
                      high: formats.number(censored.high),
                    }),
                  },
                ]),
          ]}
        />
      </Grid>
      <ComboBox
        label={t('import.zone')}
        hint={t('import.zoneHint')}
        options={zoneOptions()}
        value={zone}
        onChange={(chosen) => chosen !== null && chosen !== zone && onZoneChange(chosen)}
      />
      {report.treatments !== undefined && (
        <Checkbox isSelected={withTreatments} onChange={onTreatmentsChange} hint={t('import.treatmentsHint')}>
          {t('import.treatments', {
            meals: formats.number(report.treatments.carbohydrates),
            doses: formats.number(report.treatments.insulin),
          })}
        </Checkbox>
      )}
      {report.scans !== undefined && (
        <InlineMessage tone="warning">
          {t('import.scans', { formatted: formats.number(report.scans) })}
        </InlineMessage>
      )}
      {clock.changes?.map(({ before, after }) => (
        <InlineMessage key={before} tone="info">
          {t('import.clockSet', { before: wall(before), after: wall(after) })}
        </InlineMessage>
      ))}
      {report.midnights !== undefined && (
        <InlineMessage tone="info">{t('import.midnights', { count: report.midnights })}</InlineMessage>
      )}
      {clock.repeatedHour > 0 && clock.changes === undefined && (
        <InlineMessage tone="info">{t('import.clockRepeated', { count: clock.repeatedHour })}</InlineMessage>
      )}
      {clock.skippedHour > 0 && (
        <InlineMessage tone="warning">{t('import.clockSkipped', { count: clock.skippedHour })}</InlineMessage>
      )}
      {report.skipped.length === 0 && <Text tone="muted">{t('import.skippedNone')}</Text>}
      {others.length > 0 && (
        <Disclosure title={t('import.skipped')} level={4}>
          <CgmSkippedList skipped={others} parts={recognised.parts} />
        </Disclosure>
      )}
    </Stack>
  );
}
