import { type PatientData, usePatientData } from '@healzy/api/patient-data';
import { completenessOf, isComplete, readAnswers, type SectionId } from '@healzy/domain/patient-data';
import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../app/paths.ts';
import { SECTION_PAGES, sectionRoute } from './section-routes.ts';

const countOf = (data: PatientData | undefined, section: SectionId): string | undefined => {
  const found = data?.sections.find((each) => each.section === section);
  if (found === undefined) return undefined;
  const completeness = completenessOf(section, readAnswers(section, found.answers));
  return isComplete(completeness) ? undefined : `${completeness.answered}/${completeness.total}`;
};

/** The tabs of the patient's data, each with its completeness until it is complete. */
export function PatientDataTabs({ patientId }: { patientId: string }) {
  const { t } = useTranslation(['patient-data', 'app']);
  const { pathname } = useLocation();
  const { data } = usePatientData(patientId);
  return (
    <Tabs
      label={t('tabs')}
      location={pathname}
      items={(Object.keys(SECTION_PAGES) as SectionId[]).map((section) => ({
        href: pathTo(sectionRoute(section), { patientId }),
        label: t(`app:place.${SECTION_PAGES[section]}`),
        count: countOf(data, section),
      }))}
    />
  );
}
