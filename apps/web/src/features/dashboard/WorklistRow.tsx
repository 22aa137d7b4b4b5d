import type { WorklistLine } from '@healzy/api/dashboard';
import { elapsedSince } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Box, Icon, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { useRoles } from '../../state/account.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { useFindingText } from '../../app/useFindingText.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { lookOf } from './worklist-looks.ts';

export interface WorklistRowProps {
  line: WorklistLine;
  /** When the line was read. */
  now: number;
  isReviewed: boolean;
  isBusy: boolean;
  /** Marks it as reviewed, or undoes that. */
  onToggle: () => void;
}

/** One line: who, what, since when, what to do. The button stays in place when pressed, and then undoes the review. */
export function WorklistRow({ line, now, isReviewed, isBusy, onToggle }: WorklistRowProps) {
  const { t } = useTranslation(['dashboard', 'app']);
  const labels = useLineLabels(line, now);
  const roles = useRoles();
  const { icon, tone, hrefOf } = lookOf(line);
  return (
    <Box as="li" paddingY="sm" borderBlockStart="subtle">
      <Inline gap="sm" align="start" isWrapping={false}>
        <Icon icon={isReviewed ? Check : icon} size="lg" tone={isReviewed ? 'muted' : tone} />
        {/* Beside the text where there is room for both; else below it, and never narrow columns of words. */}
        <Box
          display="flex"
          flexDirection={{ phone: 'column', tablet: 'row', desktop: 'column', wide: 'row' }}
          justifyContent="space-between"
          alignItems="start"
          gap="xs"
          flexGrow={1}
          minWidth="zero"
        >
          <Stack gap="none">
            <Inline gap="xs" rowGap="none" align="baseline">
              <Text weight="semibold" tone={isReviewed ? 'muted' : 'primary'}>
                <Link href={hrefOf(line, roles)} look="quiet">
                  {labels.who}
                </Link>
              </Text>
              {labels.since !== null && (
                <Text
                  size="sm"
                  tone="muted"
                  isNumeric
                  title={t('elapsed.since', { when: labels.since.when })}
                >
                  {labels.since.elapsed}
                </Text>
              )}
            </Inline>
            <Text as="p" tone={isReviewed ? 'muted' : 'primary'}>
              {labels.what}
            </Text>
            {!isReviewed && (
              <Text as="p" size="sm" tone="muted">
                {labels.advice}
              </Text>
            )}
          </Stack>
          <Button
            size="small"
            intent={isReviewed ? 'quiet' : 'secondary'}
            icon={isReviewed ? Undo2 : Check}
            isPending={isBusy}
            // What, too: a patient may have more than one line.
            aria-label={t(isReviewed ? 'worklist.undoOf' : 'worklist.reviewOf', {
              name: labels.who,
              what: labels.what,
            })}
            onPress={onToggle}
          >
            {t(isReviewed ? 'worklist.undo' : 'worklist.review')}
          </Button>
        </Box>
      </Inline>
    </Box>
  );
}

/** The text of a line: who, what, since when and what to do; `now` is when it was read. */
function useLineLabels(line: WorklistLine, now: number) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const zone = useOwnZone();
  const findingText = useFindingText();
  const language = useLanguage();
  const elapsed = (since: string) => {
    const { unit, count } = elapsedSince(since, now);
    return t(`elapsed.${unit}`, { count });
  };
  return {
    who: fullName(line.patient),
    what: lookOf(line).textOf(line, t, { findingText, language }),
    advice: t(`kind.${line.kind}.advice`),
    /** How long ago, and since when exactly; null if unknown. */
    since:
      line.since === null ? null : { elapsed: elapsed(line.since), when: formats.dateTime(line.since, zone) },
  };
}
