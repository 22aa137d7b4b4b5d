import type { VisitChange } from '@healzy/api/dashboard';
import { Icon, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../state/account.ts';
import { useLanguage } from '../state/language.ts';
import { useFormats } from './formats.ts';
import { useFindingText } from './useFindingText.ts';
import { changeLook, placeOfChange } from './visit-looks.ts';

export interface VisitChangesProps {
  changes: readonly VisitChange[];
  patientId: string;
  /** Of the list. */
  label: string;
  /** One below the other rather than in a line. */
  isStacked?: boolean;
}

/** What is new about a patient since their last visit, each with a link to the page that shows it. */
export function VisitChanges({ changes, patientId, label, isStacked = false }: VisitChangesProps) {
  const items = changes.map((change) => (
    <li key={change.kind}>
      <Change change={change} patientId={patientId} />
    </li>
  ));
  return isStacked ? (
    <Stack as="ul" gap="xs" aria-label={label}>
      {items}
    </Stack>
  ) : (
    <Inline as="ul" gap="md" rowGap="xxs" aria-label={label}>
      {items}
    </Inline>
  );
}

function Change({ change, patientId }: { change: VisitChange; patientId: string }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const roles = useRoles();
  const findingText = useFindingText();
  const language = useLanguage();
  const { icon, toneOf, textOf } = changeLook(change);
  const tone = toneOf?.(change) ?? 'muted';
  const href = placeOfChange(change, patientId, roles);
  const text = textOf(change, { t, formats, findingText, language });
  return (
    <Inline gap="xxs" isWrapping={false}>
      <Icon icon={icon} size="sm" tone={tone} />
      <Text isNumeric {...(tone === 'muted' ? {} : { weight: 'medium' })}>
        {href === null ? (
          text
        ) : (
          <Link href={href} look="quiet">
            {text}
          </Link>
        )}
      </Text>
    </Inline>
  );
}
