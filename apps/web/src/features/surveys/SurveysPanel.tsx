import { type Survey, type SurveysQuery, useSurveyPages, useWithdrawSurvey } from '@healzy/api/surveys';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Stack } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { report } from '../../app/messages.ts';
import { SurveyList } from './SurveyList.tsx';

const SurveyAnswersDialog = lazyPart(
  async () => (await import('./SurveyAnswersDialog.tsx')).SurveyAnswersDialog,
);
const SurveyTrends = lazyPart(async () => (await import('./SurveyTrends.tsx')).SurveyTrends);

export interface SurveysPanelProps {
  patientId: string;
  /** The patient's zone. */
  zone: string;
  /** Only surveys sent between two days, as of a follow-up plan. */
  span?: Pick<SurveysQuery, 'since' | 'until'>;
  /** Level of the panel's headings. */
  level?: 2 | 3;
  emptyAction?: ReactNode;
}

/** The surveys of a patient with what can be done with each, and the answers over the weeks. */
export function SurveysPanel({ patientId, zone, span = {}, level = 2, emptyAction }: SurveysPanelProps) {
  const { t } = useTranslation('surveys');
  const pages = useSurveyPages(patientId, { limit: 50, ...span });
  const withdraw = useWithdrawSurvey();
  const [read, setRead] = useState<Survey | null>(null);
  const surveys = itemsOf(pages);
  return (
    <Loaded queries={[pages]}>
      {surveys.length === 0 ? (
        <EmptyState
          pictogram="messages"
          title={t('none.title')}
          description={t('none.text')}
          action={emptyAction}
        />
      ) : (
        <Stack gap="lg">
          <SurveyTrends surveys={surveys} zone={zone} level={level} />
          <SurveyList
            surveys={surveys}
            zone={zone}
            level={level}
            onRead={setRead}
            onWithdraw={({ id }) => void report('survey.withdraw', withdraw.mutateAsync(id))}
          />
          {pages.hasNextPage && (
            <Button
              intent="quiet"
              isPending={pages.isFetchingNextPage}
              onPress={() => void pages.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          )}
        </Stack>
      )}
      {read && <SurveyAnswersDialog survey={read} zone={zone} onClose={() => setRead(null)} />}
    </Loaded>
  );
}
