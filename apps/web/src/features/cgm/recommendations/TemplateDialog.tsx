import {
  type CgmRecommendationTemplate,
  useCreateCgmRecommendationTemplate,
  useUpdateCgmRecommendationTemplate,
} from '@healzy/api/cgm/recommendations';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { TemplateForm, valuesOfTemplate } from './TemplateForm.tsx';

/** Adds a template, or changes one. */
export function TemplateDialog({
  base,
  draftPrefix,
  onClose,
}: {
  base: CgmRecommendationTemplate | null;
  draftPrefix: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('cgm-recommendations');
  const create = useCreateCgmRecommendationTemplate();
  const update = useUpdateCgmRecommendationTemplate();
  const title = t(base ? 'template.edit' : 'template.add');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <TemplateForm
        title={title}
        initial={valuesOfTemplate(base)}
        version={base?.version}
        draftKey={`${draftPrefix}/templates/${base?.id ?? 'new'}`}
        act={base ? 'cgmTemplate.edit' : 'cgmTemplate.create'}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else await create.mutateAsync({ body });
        }}
        onSaved={onClose}
        newer={(current) => {
          const newer = current as CgmRecommendationTemplate;
          return { values: valuesOfTemplate(newer), version: newer.version };
        }}
      />
    </FormDialog>
  );
}
