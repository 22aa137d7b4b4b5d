import type { MedicalTest } from '@healzy/api/medical-tests';
import { canEnterRoute } from '@healzy/domain/session';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useRoles } from '../../state/account.ts';
import { MedicalTestStatePill } from './MedicalTestStatePill.tsx';
import { placeOfTest } from './medical-test-places.ts';

/** The columns of the list of tests; names are links for users who may open a test. */
export function useMedicalTestColumns(zone: string | undefined): DataTableColumn<MedicalTest>[] {
  const { t } = useTranslation('medical-tests');
  const formats = useFormats();
  const canOpen = canEnterRoute('/patient/:patientId/medical-test/cgm/:medicalTest', useRoles());
  return [
    {
      id: 'name',
      header: t('columns.name'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: (test) => {
        const place = canOpen ? placeOfTest(test) : null;
        return place === null ? (
          test.name
        ) : (
          <Link href={place} look="quiet">
            {test.name}
          </Link>
        );
      },
    },
    { id: 'type', header: t('columns.type'), onCard: 'detail', cell: (test) => t(`type.${test.type}`) },
    {
      id: 'state',
      header: t('columns.state'),
      onCard: 'aside',
      cell: (test) => <MedicalTestStatePill state={test.state} />,
    },
    {
      id: 'mainSpecialist',
      header: t('columns.mainSpecialist'),
      width: 'minmax(10rem, 1fr)',
      cell: ({ mainSpecialist }) => `${mainSpecialist.name} ${mainSpecialist.surname}`,
    },
    {
      id: 'createdAt',
      header: t('columns.createdAt'),
      cell: (test) => <Text isNumeric>{formats.dateTime(test.createdAt, zone)}</Text>,
    },
  ];
}
