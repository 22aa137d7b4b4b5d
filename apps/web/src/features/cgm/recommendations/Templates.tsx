import {
  type CgmRecommendationTemplate,
  useCgmRecommendationTemplates,
  useDeleteCgmRecommendationTemplate,
  useMoveCgmRecommendationTemplate,
} from '@healzy/api/cgm/recommendations';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { SortableList } from '@healzy/ui/components/SortableList';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';

const TemplateDialog = lazyPart(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);

const LIST = 'templates';

/** Both texts, Spanish first; one of them where there is only one. */
const textOf = ({ messageEs, messageEn }: CgmRecommendationTemplate): string =>
  [messageEs, messageEn].filter((text) => text !== null).join(' / ');

/** The account's templates of recommendations: added, ordered, changed and deleted. */
export function Templates({ draftPrefix }: { draftPrefix: string }) {
  const { t } = useTranslation('cgm-recommendations');
  const query = useCgmRecommendationTemplates();
  const move = useMoveCgmRecommendationTemplate();
  const removal = useDeleteCgmRecommendationTemplate();
  const [edited, setEdited] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<CgmRecommendationTemplate | null>(null);
  useOpenIntent('template', (id) => setEdited(id === '' ? 'new' : id));
  const templates = query.data?.items ?? [];
  const base = templates.find(({ id }) => id === edited) ?? null;
  return (
    <Stack gap="md">
      <div>
        <Button intent="primary" icon={Plus} onPress={() => setEdited('new')}>
          {t('template.add')}
        </Button>
      </div>
      <Loaded queries={[query]}>
        <SortableList
          hasLongLabels
          lists={[
            {
              id: LIST,
              label: t('template.title'),
              items: templates.map((template) => ({
                id: template.id,
                label: textOf(template),
                actions: (
                  <Inline gap="xs">
                    <IconButton
                      icon={Pencil}
                      label={t('editOf', { message: textOf(template) })}
                      onPress={() => setEdited(template.id)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('deleteOf', { message: textOf(template) })}
                      onPress={() => setDeleting(template)}
                    />
                  </Inline>
                ),
              })),
            },
          ]}
          onMove={async ({ id, to }) => {
            await move.mutateAsync({ id, beforeId: to.beforeId });
          }}
          empty={<Text tone="muted">{t('template.none')}</Text>}
        />
      </Loaded>
      {(edited === 'new' || base) && (
        <TemplateDialog base={base} draftPrefix={draftPrefix} onClose={() => setEdited(null)} />
      )}
      {deleting && (
        <ConfirmAction
          act="cgmTemplate.delete"
          title={t('template.deleteTitle')}
          confirmLabel={t('template.deleteConfirm')}
          cancelLabel={t('template.keep')}
          run={() => removal.mutateAsync({ id: deleting.id })}
          onClose={() => setDeleting(null)}
        >
          <Text as="p">{t('template.deleteText', { message: textOf(deleting) })}</Text>
        </ConfirmAction>
      )}
    </Stack>
  );
}
