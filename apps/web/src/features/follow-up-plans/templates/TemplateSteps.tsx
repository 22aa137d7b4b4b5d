import {
  type FollowUpTemplate,
  type FollowUpTemplateStep,
  useDeleteFollowUpTemplateStep,
  useMoveFollowUpTemplateStep,
} from '@healzy/api/follow-up-plans';
import { FOLLOW_UP_PHASES, type FollowUpPhase } from '@healzy/domain/follow-up-plans';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { SortableList } from '@healzy/ui/components/SortableList';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { useSpecialistOptions } from '../../patients/useSpecialistOptions.ts';
import { useProofText } from '../useProofText.ts';
import { useStepName } from '../useStepName.ts';

const TemplateStepDialog = lazyPart(
  async () => (await import('./TemplateStepDialog.tsx')).TemplateStepDialog,
);
const ResetTemplateDialog = lazyPart(
  async () => (await import('./ResetTemplateDialog.tsx')).ResetTemplateDialog,
);

export interface TemplateStepsProps {
  template: FollowUpTemplate;
  draftPrefix: string;
  /** Reads the templates again, when a colleague was faster. */
  onRefused: () => void;
}

type Open =
  { what: 'add' | 'reset' } | { what: 'edit'; id: string } | { what: 'remove'; step: FollowUpTemplateStep };

/** The steps of a template by phase: added, ordered, changed, removed, and reset to those that the product ships. */
export function TemplateSteps({ template, draftPrefix, onRefused }: TemplateStepsProps) {
  const { t } = useTranslation(['follow-up-templates', 'follow-up-plans']);
  const formats = useFormats();
  const nameOf = useStepName();
  const metaOf = useStepMeta();
  const move = useMoveFollowUpTemplateStep();
  const removal = useDeleteFollowUpTemplateStep();
  const [open, setOpen] = useState<Open | null>(null);
  useOpenIntent('step', (id) => setOpen(id === '' ? { what: 'add' } : { what: 'edit', id }));
  const close = () => setOpen(null);
  const { type, steps, isShipped, updatedAt, updatedByName } = template;
  const edited = open?.what === 'edit' ? steps.find(({ id }) => id === open.id) : undefined;
  return (
    <Stack gap="md">
      <Text as="p" tone="muted">
        {isShipped
          ? t('shipped')
          : t('changed', { name: updatedByName ?? '', date: formats.dateTime(updatedAt) })}
      </Text>
      <Inline gap="sm">
        <Button intent="primary" icon={Plus} onPress={() => setOpen({ what: 'add' })}>
          {t('add')}
        </Button>
        {!isShipped && (
          <Button icon={RotateCcw} onPress={() => setOpen({ what: 'reset' })}>
            {t('reset.action')}
          </Button>
        )}
      </Inline>
      <SortableList
        hasLongLabels
        lists={FOLLOW_UP_PHASES.map((phase) => ({
          id: phase,
          label: t(`follow-up-plans:phase.${phase}`),
          items: steps
            .filter((step) => step.phase === phase)
            .map((step) => ({
              id: step.id,
              label: nameOf(step),
              meta: metaOf(step),
              actions: (
                <Inline gap="xs">
                  <IconButton
                    icon={Pencil}
                    label={t('editOf', { name: nameOf(step) })}
                    onPress={() => setOpen({ what: 'edit', id: step.id })}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('removeOf', { name: nameOf(step) })}
                    onPress={() => setOpen({ what: 'remove', step })}
                  />
                </Inline>
              ),
            })),
        }))}
        onMove={async ({ id, to }) => {
          const body = { phase: to.listId as FollowUpPhase, beforeId: to.beforeId };
          await move.mutateAsync({ type, id, body });
        }}
        empty={<Text tone="muted">{t('noSteps')}</Text>}
      />
      {(open?.what === 'add' || edited) && (
        <TemplateStepDialog type={type} step={edited ?? null} draftPrefix={draftPrefix} onClose={close} />
      )}
      {open?.what === 'reset' && (
        <ResetTemplateDialog template={template} onRefused={onRefused} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <ConfirmAction
          act="followUpTemplate.delete"
          title={t('remove.title', { name: nameOf(open.step) })}
          confirmLabel={t('remove.confirm')}
          cancelLabel={t('remove.keep')}
          run={async () => {
            try {
              await removal.mutateAsync({ type, id: open.step.id, version: open.step.version });
            } catch (error) {
              onRefused();
              throw error;
            }
          }}
          onClose={close}
        >
          <Text as="p">{t('remove.text')}</Text>
        </ConfirmAction>
      )}
    </Stack>
  );
}

/** A line about a step: when it is due, who does it, what ticks it. */
function useStepMeta(): (step: FollowUpTemplateStep) => string {
  const { t } = useTranslation(['follow-up-templates', 'follow-up-plans']);
  const formats = useFormats();
  const { kindText } = useProofText();
  const { options } = useSpecialistOptions();
  return ({ dueDay, assignee, assigneeId, proof }) =>
    [
      t('day', { day: formats.number(dueDay) }),
      assignee === 'PERSON'
        ? (options.find(({ id }) => id === assigneeId)?.label ?? t('nobody'))
        : t(`assignee.${assignee}`),
      ...(proof === null ? [] : [t('ticks', { what: kindText(proof) })]),
    ].join(' · ');
}
