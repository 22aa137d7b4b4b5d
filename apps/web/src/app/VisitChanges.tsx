import type { VisitChange } from '@healzy/api/dashboard';
import { Box, Icon, Inline, Link, Text } from '@healzy/ui/primitives';
import { useRoles } from '../state/account.ts';
import { useVisitTools } from './useVisitTools.ts';
import { changeLook, mostUrgentFirst, placeOfChange } from './visit-looks.ts';

export interface VisitChangesProps {
  changes: readonly VisitChange[];
  patientId: string;
  /** Of the list. */
  label: string;
}

/**
 * What is new about a patient since their last visit, each with a link to the page that shows it. The first is the
 * sentence that matters, by the danger in it; the others follow it in one quiet line.
 */
export function VisitChanges({ changes, patientId, label }: VisitChangesProps) {
  const [first, ...others] = mostUrgentFirst(changes);
  if (first === undefined) return null;
  return (
    <Inline as="ul" gap="md" rowGap="xxs" aria-label={label}>
      <Box as="li" flexBasis="full">
        <Change change={first} patientId={patientId} isFirst />
      </Box>
      {others.map((change) => (
        <li key={change.kind}>
          <Change change={change} patientId={patientId} />
        </li>
      ))}
    </Inline>
  );
}

function Change({
  change,
  patientId,
  isFirst = false,
}: Pick<VisitChangesProps, 'patientId'> & { change: VisitChange; isFirst?: boolean }) {
  const roles = useRoles();
  const tools = useVisitTools();
  const { icon, toneOf, textOf } = changeLook(change);
  const tone = toneOf?.(change) ?? 'muted';
  const href = placeOfChange(change, patientId, roles);
  const text = textOf(change, tools);
  const weight = tone === 'muted' ? {} : { weight: 'medium' as const };
  return (
    <Inline gap="xxs" align="start" isWrapping={false}>
      <Icon icon={icon} size="sm" tone={tone} />
      <Text isNumeric {...weight} {...(isFirst ? {} : { size: 'sm', tone: 'muted' })}>
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
