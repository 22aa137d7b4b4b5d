import { type PatientDataVersion, usePatientDataVersions } from '@healzy/api/patient-data';
import { changedAnswers, readAnswers, type SectionId } from '@healzy/domain/patient-data';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Drawer } from '@healzy/ui/components/Drawer';
import { Timeline } from '@healzy/ui/components/Timeline';
import { ClipboardPen, Import, UserPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { zoneOfDevice } from '../../app/forms/zones.ts';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { SECTION_PAGES } from './section-routes.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

export interface AnswersHistoryProps {
  patientId: string;
  section: SectionId;
  onClose: () => void;
}

const ICONS = { STAFF: ClipboardPen, INTAKE: UserPen, IMPORT: Import } as const;

/** The history of a section's answers: what each save changed, by whom and when. */
export function AnswersHistory({ patientId, section, onClose }: AnswersHistoryProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const query = usePatientDataVersions(patientId, section);
  const zone = useOwnZone() ?? zoneOfDevice();
  const versions = itemsOf(query);
  const entryOf = (version: PatientDataVersion) => {
    const changes = changesOf(version);
    return {
      id: String(version.version),
      time: version.createdAt,
      title: t('history.saved', { count: changes.length }),
      icon: ICONS[version.source],
      meta: [
        version.author ? fullName(version.author) : t('history.nobody'),
        t(`history.source.${version.source}`),
      ].join(' · '),
      content: <Changes version={version} />,
    };
  };
  return (
    <Drawer
      onClose={onClose}
      title={`${t('history.title')}: ${t(`app:place.${SECTION_PAGES[section]}`)}`}
      size="medium"
    >
      <Loaded queries={[query]}>
        <Timeline
          label={t('history.label')}
          entries={versions.map(entryOf)}
          timeZone={zone}
          emptyTitle={t('history.empty')}
          emptyDescription={t('history.emptyText')}
          more={{
            summary: t('history.shown', { count: versions.length }),
            label: t('history.more'),
            isPending: query.isFetchingNextPage,
            pendingLabel: t('app:loading'),
            ...(query.hasNextPage ? { onLoadMore: () => void query.fetchNextPage() } : {}),
          }}
        />
      </Loaded>
    </Drawer>
  );
}

const changesOf = ({ section, before, answers }: PatientDataVersion) =>
  changedAnswers(section, readAnswers(section, before), readAnswers(section, answers));

function Changes({ version }: { version: PatientDataVersion }) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const none = t('history.wasEmpty');
  return (
    <DescriptionList
      items={changesOf(version).map(({ question, before, after }) => {
        const now = labels.answer(question, after) ?? none;
        const was = labels.answer(question, before);
        return {
          term: labels.question(question.id),
          // A first answer has no previous value.
          detail: was === null ? now : t('history.change', { before: was, after: now }),
        };
      })}
    />
  );
}
