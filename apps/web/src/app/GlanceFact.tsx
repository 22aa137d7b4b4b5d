import { Link, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';

export interface GlanceFactProps {
  label: string;
  /** What it is, in a word or a figure; null where it is not known. */
  value: ReactNode;
  /** Said in place of what is not known. */
  missing: string;
  /** Of which day, compared with what. */
  hint?: ReactNode;
  /** Where it is dealt with. */
  href?: string | undefined;
}

/** One fact of a band of facts: its name, what it is, and a quiet line about it. An entry of a list. */
export function GlanceFact({ label, value, missing, hint, href }: GlanceFactProps) {
  return (
    <Stack as="li" gap="none">
      <Text size="sm" tone="muted">
        {href === undefined ? (
          label
        ) : (
          <Link href={href} look="quiet">
            {label}
          </Link>
        )}
      </Text>
      <Text size="md" isNumeric {...(value === null ? { tone: 'muted' } : { weight: 'semibold' })}>
        {value ?? missing}
      </Text>
      {hint !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {hint}
        </Text>
      )}
    </Stack>
  );
}
