import {
  type CgmRecommendationTemplate,
  useCgmRecommendationTemplates,
  useCreateCgmRecommendationTemplate,
  useDeleteCgmRecommendationTemplate,
  useUpdateCgmRecommendationTemplate,
} from '@healzy/api/cgm/recommendations';
import { LANGUAGES } from '@healzy/domain/shared';
import { templateMessage } from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { TemplateForm, valuesOfTemplate } from './TemplateForm.tsx';

export interface TemplatesDialogProps {
  /** Prefix of the drafts' keys, of the page that opens it. */
  draftPrefix: string;
  onClose: () => void;
}

/** The account's templates of recommendations: add, change and delete. */
export function TemplatesDialog({ draftPrefix, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('cgm-recommendations');
  const query = useCgmRecommendationTemplates();
  const create = useCreateCgmRecommendationTemplate();
  const update = useUpdateCgmRecommendationTemplate();
  const removal = useDeleteCgmRecommendationTemplate();
  const [edited, setEdited] = useState<CgmRecommendationTemplate | 'new' | null>(null);
  const [deleting, setDeleting] = useState<CgmRecommendationTemplate | null>(null);
  const base = edited === 'new' ? null : edited;
  const textOf = (template: CgmRecommendationTemplate) => template.messageEs ?? template.messageEn ?? '';
  if (edited !== null) {
    const title = t(base ? 'template.edit' : 'template.add');
    return (
      <FormDialog key="form" title={title} onClose={() => setEdited(null)} size="medium">
        <TemplateForm
          title={title}
          initial={valuesOfTemplate(base)}
          version={base?.version}
          draftKey={`${draftPrefix}/templates/${base?.id ?? 'new'}`}
          act={base ? 'cgmTemplate.edit' : 'cgmTemplate.create'}
          onSave={async (body, version) => {
            if (base) await update.mutateAsync({ id: base.id, version, body });
            else await create.mutateAsync({ body });
          }}
          onSaved={() => setEdited(null)}
          newer={(current) => {
            const newer = current as CgmRecommendationTemplate;
            return { values: valuesOfTemplate(newer), version: newer.version };
          }}
        />
      </FormDialog>
    );
  }
  return (
    <>
      <FormDialog key="list" title={t('template.title')} onClose={onClose} size="medium">
        <Stack gap="md">
          <Text as="p" tone="muted">
            {t('template.text')}
          </Text>
          <Loaded queries={[query]}>
            <Stack as="ul" gap="md">
              {(query.data?.items ?? []).map((template) => (
                <Inline as="li" key={template.id} gap="sm" justify="space-between">
                  <Stack gap="none">
                    {LANGUAGES.map((language) => {
                      const text = templateMessage(template, language);
                      return (
                        text !== null && (
                          <Text key={language} lang={language} tone={language === 'es' ? 'primary' : 'muted'}>
                            {text}
                          </Text>
                        )
                      );
                    })}
                  </Stack>
                  <Inline gap="xs">
                    <IconButton
                      icon={Pencil}
                      label={t('editOf', { message: textOf(template) })}
                      onPress={() => setEdited(template)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('deleteOf', { message: textOf(template) })}
                      onPress={() => setDeleting(template)}
                    />
                  </Inline>
                </Inline>
              ))}
            </Stack>
          </Loaded>
          <div>
            <Button icon={Plus} onPress={() => setEdited('new')}>
              {t('template.add')}
            </Button>
          </div>
        </Stack>
      </FormDialog>
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
    </>
  );
}
