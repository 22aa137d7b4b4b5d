import { hasCode } from '@healzy/api/runtime';
import { type AppointmentOverlap, readOverlaps, tellsOutsideHours } from '@healzy/domain/appointments';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Box, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useQuestion } from '../../app/useQuestion.ts';
import { useOverlapSentence } from './useOverlapSentence.ts';

/** What the user confirmed despite a warning. */
export interface Insisted {
  allowsOverlap: boolean;
  allowsOutsideHours: boolean;
}

/** The objections to a time. */
interface Told {
  overlaps: readonly AppointmentOverlap[];
  /** It is outside the specialist's working hours. */
  isOutsideHours: boolean;
}

/**
 * Makes a call that books someone's time. If that is taken or outside working hours, asks whether to book it
 * regardless; without an answer, the server's rejection remains.
 */
export function useInsisting(zone: string): {
  insist: <Answer>(call: (insisted: Insisted) => Promise<Answer>) => Promise<Answer>;
  question: ReactNode;
} {
  const { question, ask } = useQuestion<Told, boolean>();
  return {
    async insist(call) {
      const insisted: Insisted = { allowsOverlap: false, allowsOutsideHours: false };
      for (;;) {
        try {
          return await call(insisted);
        } catch (error) {
          const isTaken = hasCode(error, 'APPOINTMENT_OVERLAPS') && !insisted.allowsOverlap;
          const isOutside = hasCode(error, 'OUTSIDE_WORKING_HOURS') && !insisted.allowsOutsideHours;
          if (!isTaken && !isOutside) throw error;
          const { details } = error;
          const isOutsideHours = isOutside || tellsOutsideHours(details);
          if (!(await ask({ overlaps: isTaken ? readOverlaps(details) : [], isOutsideHours }))) throw error;
          // Only what was shown is confirmed: a new conflict is asked about in turn.
          insisted.allowsOverlap ||= isTaken;
          insisted.allowsOutsideHours ||= isOutsideHours;
        }
      }
    },
    question: question && <OverlapDialog {...question.asked} zone={zone} onAnswer={question.answer} />,
  };
}

interface OverlapDialogProps extends Told {
  zone: string;
  onAnswer: (insists: boolean) => void;
}

/** Shows the objections to that time, and asks whether to keep it. */
function OverlapDialog({ overlaps, isOutsideHours, zone, onAnswer }: OverlapDialogProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const sentenceOf = useOverlapSentence(zone);
  return (
    <ConfirmDialog
      title={t(overlaps.length > 0 || !isOutsideHours ? 'overlap.title' : 'overlap.outsideTitle')}
      onClose={() => onAnswer(false)}
      confirmLabel={t('overlap.confirm')}
      cancelLabel={t('overlap.cancel')}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="sm">
        {overlaps.length > 0 && (
          <Stack as="ul" gap="xs">
            {overlaps.map((overlap) => (
              <Box as="li" key={overlap.id}>
                {sentenceOf(overlap)}
              </Box>
            ))}
          </Stack>
        )}
        {isOutsideHours && <Text as="p">{t('overlap.outside')}</Text>}
        <Text as="p">{t('overlap.text')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
