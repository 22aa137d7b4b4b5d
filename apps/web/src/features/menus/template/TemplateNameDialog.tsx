import { type SavedMenuTemplate, useCreateMenuTemplate, useUpdateMenuTemplate } from '@healzy/api/menus';
import { menuTemplateNameSchema, SAVED_TEMPLATE_LIMITS, type MenuTemplateName } from '@healzy/domain/menus';
import type { PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { TextField } from '@healzy/ui/components/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useRecordOrNew } from '../../../app/forms/useStoredRecord.ts';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';

export interface TemplateNameDialogProps {
  /** What to rename; omitted to save the plan's template under a name. */
  saved?: SavedMenuTemplate;
  template: PlanMenuTemplate;
  draftKey: string;
  onClose: () => void;
}

const nameIn = ({ name }: SavedMenuTemplate): MenuTemplateName => ({ name });

/** Saves a template for the plans of the account, or renames one. */
export function TemplateNameDialog({ saved, template, draftKey, onClose }: TemplateNameDialogProps) {
  const { t } = useTranslation('menus');
  const create = useCreateMenuTemplate();
  const update = useUpdateMenuTemplate();
  const { base, source } = useRecordOrNew(saved, nameIn, () => ({ name: '' }));
  // What was opened is saved, whatever is refetched below.
  const [body] = useState(template);
  const title = base ? t('template.rename.title', { name: base.name }) : t('template.saveTitle');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <TemplateNameForm
        {...source}
        draftKey={draftKey}
        act={base ? 'menuTemplate.edit' : 'menuTemplate.create'}
        labels={{ form: title, save: t(base ? 'template.rename.action' : 'template.saveTitle') }}
        onSave={async (attempt, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else await create.mutateAsync({ body: { name: attempt.name, template: body }, attempt });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}

/** The name of a template; the server refuses one that another template has. */
export function TemplateNameForm(source: SavedFormSource<MenuTemplateName>) {
  const { t } = useTranslation('menus');
  const form = useSavedForm<MenuTemplateName>({
    ...source,
    rules: menuTemplateNameSchema,
    names: { name: t('template.name') },
  });
  return (
    <SavedForm form={form}>
      <TextField
        {...useField(form, 'name')}
        isRequired
        autoComplete="off"
        limit={SAVED_TEMPLATE_LIMITS.name}
        // The only field of a dialog that was opened for it.
        autoFocus
      />
    </SavedForm>
  );
}
