import { type FollowUpTemplate, useResetFollowUpTemplate } from '@healzy/api/follow-up-plans';
import { templateDifference, type TemplateStep } from '@healzy/domain/follow-up-plans';
import { List } from '@healzy/ui/components/List';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';
import { useProofText } from '../useProofText.ts';
import { useStepName } from '../useStepName.ts';

export interface ResetTemplateDialogProps {
  template: FollowUpTemplate;
  /** Shows the template as it is now, when a colleague has changed it meanwhile. */
  onRefused: () => void;
  onClose: () => void;
}

/** Asks before a template becomes the shipped one again, and names everything that would change. */
export function ResetTemplateDialog({ template, onRefused, onClose }: ResetTemplateDialogProps) {
  const { t } = useTranslation(['follow-up-templates', 'follow-up-plans']);
  const reset = useResetFollowUpTemplate();
  const differences = useDifferences(template);
  const { type, version } = template;
  return (
    <ConfirmAction
      act="followUpTemplate.reset"
      title={t('reset.title', { type: t(`follow-up-plans:type.${type}`) })}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('reset.keep')}
      run={async () => {
        try {
          await reset.mutateAsync({ type, version });
        } catch (error) {
          onRefused();
          throw error;
        }
      }}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text as="p">{t('reset.text')}</Text>
        <List
          hasLongLabels
          label={t('reset.differences')}
          items={differences.map((title, index) => ({ id: String(index), title }))}
        />
      </Stack>
    </ConfirmAction>
  );
}

/** What resetting would change, a sentence for each. */
function useDifferences({ type, steps }: FollowUpTemplate): readonly string[] {
  const { t } = useTranslation(['follow-up-templates', 'follow-up-plans']);
  const nameOf = useStepName();
  const { kindText } = useProofText();
  const formats = useFormats();
  const { added, removed, changed, isReordered } = templateDifference(type, steps);
  const valueOf = (step: TemplateStep, field: (typeof changed)[number]['fields'][number]): string => {
    switch (field) {
      case 'nameEs':
      case 'nameEn':
        return step[field];
      case 'dueDay':
        return t('day', { day: formats.number(step.dueDay) });
      case 'phase':
        return t(`follow-up-plans:phase.${step.phase}`);
      case 'proof':
        return step.proof === null ? t('noProof') : kindText(step.proof);
      case 'assignee':
        return t(`assignee.${step.assignee}`);
    }
  };
  return [
    ...added.map((step) => t('reset.added', { name: nameOf(step) })),
    ...removed.map((step) => t('reset.removed', { name: nameOf(step) })),
    ...changed.flatMap(({ own, shipped, fields }) =>
      fields.map((field) =>
        t('reset.changed', {
          name: nameOf(shipped),
          field: t(`field.${field}`),
          from: valueOf(own, field),
          to: valueOf(shipped, field),
        }),
      ),
    ),
    ...(isReordered ? [t('reset.reordered')] : []),
  ];
}
