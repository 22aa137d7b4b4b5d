import type { useFindSimilarPatients } from '@healzy/api/patients';
import type { PatientFormValues, PatientInput } from '@healzy/domain/patients';
import { daysOfLocalDate } from '@healzy/domain/shared';
import { Banner } from '@healzy/ui/components/Banner';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';

export type FindSimilar = ReturnType<typeof useFindSimilarPatients>;
type AlikePatients = Awaited<ReturnType<FindSimilar>>;

const NOBODY: AlikePatients = { items: [], hidden: 0 };
const LONGEST = 100;

/** Warns while typing about patients who could be the same person. It never blocks. */
export function SimilarPatients({
  control,
  find,
}: {
  control: Control<PatientFormValues, unknown, PatientInput>;
  find: FindSimilar;
}) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  const [name = '', surname = '', birthdate] = useWatch({ control, name: ['name', 'surname', 'birthdate'] });
  const asked = useDebouncedValue(askFor(name, surname, birthdate));
  const [found, setFound] = useState<{ asked: string; alike: AlikePatients }>({ asked: '', alike: NOBODY });
  useEffect(() => {
    if (asked === '') return undefined;
    const leaving = new AbortController();
    find(JSON.parse(asked) as Parameters<FindSimilar>[0], leaving.signal).then(
      (alike) => !leaving.signal.aborted && setFound({ asked, alike }),
      // Without an answer there is no warning; any error shows when the card is saved.
      () => undefined,
    );
    return () => leaving.abort();
  }, [asked, find]);
  const { items, hidden } = found.asked === asked ? found.alike : NOBODY;
  if (items.length + hidden === 0) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={items.length > 0 ? t('similar.title', { count: items.length }) : undefined}
    >
      <Stack gap="xs">
        {items.map((patient) => (
          <Text key={patient.id} as="p">
            <Link href={pathTo('/patient/:patientId', { patientId: patient.id })} target="_blank">
              {fullName(patient)}
            </Link>
            {` · ${formats.day(patient.birthdate)} · ${patient.email}`}
            {patient.state === 'INACTIVE' && ` · ${t('similar.inactive')}`}
          </Text>
        ))}
        {items.length > 0 && <Text as="p">{t('similar.text')}</Text>}
        {hidden > 0 && <Text as="p">{t('similar.hidden', { count: hidden })}</Text>}
      </Stack>
    </Banner>
  );
}

/** The query as a string, so that the same one is sent once; empty until all three fields are filled in. */
function askFor(name: string, surname: string, birthdate: unknown): string {
  const person = { name: name.trim(), surname: surname.trim(), birthdate };
  const isWhole =
    person.name !== '' &&
    person.surname !== '' &&
    Math.max(person.name.length, person.surname.length) <= LONGEST &&
    typeof birthdate === 'string' &&
    daysOfLocalDate(birthdate) !== null;
  return isWhole ? JSON.stringify(person) : '';
}
