import { type BloodReportSummary, useDeleteBloodReport } from '@healzy/api/blood-analysis';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';
import { useOwnZone } from '../../../state/own-zone.ts';

export interface ReportsCardProps {
  reports: readonly BloodReportSummary[];
  canEdit: boolean;
  hrefOf: (report: BloodReportSummary) => string;
}

/** The reports of a test: which wait for a review, and which results are from. */
export function ReportsCard({ reports, canEdit, hrefOf }: ReportsCardProps) {
  const { t } = useTranslation('blood-analysis-review');
  const formats = useFormats();
  const zone = useOwnZone();
  const remove = useDeleteBloodReport();
  const [removing, setRemoving] = useState<BloodReportSummary | null>(null);
  if (reports.length === 0) return null;
  return (
    <Card title={t('reports.title')}>
      <List
        label={t('reports.title')}
        items={reports.map((report) => ({
          id: report.id,
          title: report.fileName,
          meta: t('reports.meta', {
            count: report.proposals,
            unread: formats.number(report.unread),
            when: formats.dateTime(report.createdAt, zone),
          }),
          trailing: (
            <StatusPill
              tone={report.isReviewed ? 'success' : 'warning'}
              label={t(report.isReviewed ? 'reports.reviewed' : 'reports.waiting')}
            />
          ),
          actions: canEdit ? (
            <Inline gap="xs" isWrapping={false}>
              <Button
                size="small"
                href={hrefOf(report)}
                aria-label={t('reports.reviewOf', { name: report.fileName })}
              >
                {t('reports.review')}
              </Button>
              {!report.isReviewed && (
                <Button
                  size="small"
                  intent="quiet"
                  aria-label={t('reports.discardOf', { name: report.fileName })}
                  onPress={() => setRemoving(report)}
                >
                  {t('reports.discard')}
                </Button>
              )}
            </Inline>
          ) : undefined,
        }))}
      />
      {removing !== null && (
        <ConfirmAction
          act="bloodReport.delete"
          title={t('reports.question')}
          confirmLabel={t('reports.confirm')}
          run={() => remove.mutateAsync({ medicalTestId: removing.medicalTestId, reportId: removing.id })}
          onClose={() => setRemoving(null)}
        >
          {t('reports.loss')}
        </ConfirmAction>
      )}
    </Card>
  );
}
