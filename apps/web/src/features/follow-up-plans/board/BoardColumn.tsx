import {
  type FollowUpBoardLine,
  type RunningFollowUpsQuery,
  useRunningFollowUpPages,
} from '@healzy/api/follow-up-plans';
import { adherencePercent, type FOLLOW_UP_DUES } from '@healzy/domain/follow-up-plans';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { LoadMore } from '@healzy/ui/components/LoadMore';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../../app/lists/paged.ts';
import { pathTo } from '../../../app/paths.ts';
import { useStepName } from '../useStepName.ts';

export interface BoardColumnProps {
  due: (typeof FOLLOW_UP_DUES)[number];
  query: RunningFollowUpsQuery;
  /** Whether the steps of everybody are listed, or those of the reception alone. */
  seesAllSteps: boolean;
}

/** The follow-up plans whose next step is due then, page by page. */
export function BoardColumn({ due, query, seesAllSteps }: BoardColumnProps) {
  const { t } = useTranslation('follow-up-board');
  const formats = useFormats();
  const pages = useRunningFollowUpPages({ ...query, due, limit: 20 });
  const lines = itemsOf(pages);
  const known = totalOf(pages);
  const total = known ?? 0;
  const name = t(`due.${due}`);
  const textOf = useLineText(seesAllSteps);
  return (
    <Card title={known === undefined ? name : t('column', { name, formatted: formats.number(total) })}>
      {/* A further page that fails leaves what is there. */}
      <Loaded queries={pages.data === undefined ? [pages] : []}>
        {lines.length === 0 ? (
          <Text tone="muted">{t(`none.${due}`)}</Text>
        ) : (
          <List
            hasLongLabels
            label={name}
            items={lines.map((line) => ({
              id: line.id,
              title: fullName(line.patient),
              href: pathTo('/patient/:patientId/plan-detail/:planId', {
                patientId: line.patient.id,
                planId: line.id,
              }),
              meta: textOf(line),
            }))}
          />
        )}
        {pages.isFetchNextPageError && (
          <InlineMessage tone="critical" role="alert">
            {sentenceForError(pages.error)}
          </InlineMessage>
        )}
        {pages.hasNextPage && (
          <LoadMore
            summary={t('shown', {
              count: total,
              shown: formats.number(lines.length),
              total: formats.number(total),
            })}
            label={t('more')}
            onLoadMore={() => void pages.fetchNextPage()}
            isPending={pages.isFetchingNextPage}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** Type, day, next step, who does it, what is late, and the adherence. */
function useLineText(seesAllSteps: boolean): (line: FollowUpBoardLine) => string {
  const { t } = useTranslation(['follow-up-board', 'follow-up-plans']);
  const formats = useFormats();
  const nameOf = useStepName();
  return ({ type, day, nextStep, specialist, overdueCount, adherence }) => {
    const percent = adherencePercent(adherence);
    return [
      t(`follow-up-plans:type.${type}`),
      t('day', { day: formats.number(day) }),
      nextStep === null
        ? t(seesAllSteps ? 'allDone' : 'receptionDone')
        : t('next', { name: nameOf(nextStep), date: formats.shortDay(nextStep.dueDate) }),
      nextStep?.isReception
        ? t('follow-up-plans:form.reception')
        : fullName(nextStep?.assignee ?? specialist),
      ...(overdueCount === 0
        ? []
        : [t('follow-up-plans:overdue', { count: overdueCount, formatted: formats.number(overdueCount) })]),
      ...(percent === null ? [] : [t('adherence', { percent: formats.number(percent) })]),
    ].join(' · ');
  };
}
