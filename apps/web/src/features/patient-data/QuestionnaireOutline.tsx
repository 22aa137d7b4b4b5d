import {
  completenessOf,
  completenessOfGroups,
  isComplete,
  type Answers,
  type SectionId,
} from '@healzy/domain/patient-data';
import { Button } from '@healzy/ui/components/Button';
import { focusInSight } from '@healzy/ui/forms/intoSight';
import { Box, Inline, Text, VisuallyHidden } from '@healzy/ui/primitives';
import { BookOpen, Check, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

export interface QuestionnaireOutlineProps {
  section: SectionId;
  answers: Answers;
  isReading: boolean;
  onRead: (isReading: boolean) => void;
}

/** How much is answered, in all and of each group, to which it leads; and the answers as a text to read. */
export function QuestionnaireOutline({ section, answers, isReading, onRead }: QuestionnaireOutlineProps) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const labels = useQuestionLabels();
  const groups = completenessOfGroups(section, answers);
  const all = completenessOf(section, answers);
  const countOf = ({ answered, total }: { answered: number; total: number }): string =>
    ` ${formats.number(answered)}/${formats.number(total)}`;
  return (
    <Inline gap="xs" columnGap="md">
      <Inline gap="xs">
        <Text weight="medium">{t(isComplete(all) ? 'completeness.done' : 'completeness.label')}</Text>
        <Text tone="muted" isNumeric>
          {t('completeness.count', {
            answered: formats.number(all.answered),
            total: formats.number(all.total),
          })}
        </Text>
      </Inline>
      {groups.length > 1 && (
        <>
          <Box as="nav" aria-label={t('outline.label')}>
            <Inline as="ul" gap="xxs">
              {groups.map((group) => (
                <li key={group.id}>
                  <Button
                    intent="quiet"
                    size="small"
                    icon={group.total > 0 && isComplete(group) ? Check : undefined}
                    isDisabled={isReading}
                    onPress={() => focusInSight(document.getElementById(group.id))}
                  >
                    {labels.group(group.id)}
                    {group.total > 0 &&
                      (isComplete(group) ? (
                        <VisuallyHidden>{countOf(group)}</VisuallyHidden>
                      ) : (
                        <Text tone="muted" isNumeric>
                          {countOf(group)}
                        </Text>
                      ))}
                  </Button>
                </li>
              ))}
            </Inline>
          </Box>
          <Button size="small" icon={isReading ? Pencil : BookOpen} onPress={() => onRead(!isReading)}>
            {t(isReading ? 'outline.answer' : 'outline.read')}
          </Button>
        </>
      )}
    </Inline>
  );
}
