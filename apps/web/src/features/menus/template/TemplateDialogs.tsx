import { type SavedMenuTemplate, useDeleteMenuTemplate } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import type { TemplateDoubt } from '@healzy/domain/menus';
import type { PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import { ApplyTemplateDialog } from './ApplyTemplateDialog.tsx';
import { ChooseTemplateDialog } from './ChooseTemplateDialog.tsx';
import { TemplateNameDialog } from './TemplateNameDialog.tsx';
import type { GroupLabels } from './useGroupLabels.ts';

export type OpenTemplateDialog =
  | { what: 'choose' }
  | { what: 'apply'; name: string; template: PlanMenuTemplate }
  | { what: 'save' }
  | { what: 'rename' | 'delete'; saved: SavedMenuTemplate };

export interface TemplateDialogsProps {
  open: OpenTemplateDialog;
  plan: Pick<NutritionalPlan, 'id' | 'patientId'>;
  /** As it is on the screen, saved or not. */
  template: PlanMenuTemplate;
  foods: MenuFoodIndex;
  groupLabels: GroupLabels;
  /** What speaks against a template for the patient. */
  doubtsOf: (template: PlanMenuTemplate) => readonly TemplateDoubt[];
  onOpen: (dialog: OpenTemplateDialog) => void;
  onApply: (name: string, template: PlanMenuTemplate) => void;
  onClose: () => void;
}

/** Everything that is done with the templates of the account, one dialog at a time. */
export function TemplateDialogs({
  open,
  plan,
  template,
  foods,
  groupLabels,
  doubtsOf,
  onOpen,
  onApply,
  onClose,
}: TemplateDialogsProps) {
  const { t } = useTranslation('menus');
  const remove = useDeleteMenuTemplate();
  const back = () => onOpen({ what: 'choose' });
  const draftKey = `menu-templates/${plan.patientId}/${plan.id}`;
  switch (open.what) {
    case 'choose':
      return <ChooseTemplateDialog {...{ foods, groupLabels, doubtsOf, onOpen, onClose }} />;
    case 'apply':
      return (
        <ApplyTemplateDialog
          name={open.name}
          before={template}
          after={open.template}
          groupLabels={groupLabels}
          doubts={doubtsOf(open.template)}
          onApply={() => {
            onApply(open.name, open.template);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'save':
      return <TemplateNameDialog template={template} draftKey={`${draftKey}/new`} onClose={onClose} />;
    case 'rename':
      return (
        <TemplateNameDialog
          saved={open.saved}
          template={open.saved.template as PlanMenuTemplate}
          draftKey={`${draftKey}/rename/${open.saved.id}`}
          onClose={back}
        />
      );
    case 'delete':
      return (
        <ConfirmAction
          act="menuTemplate.delete"
          title={t('template.delete.title', { name: open.saved.name })}
          confirmLabel={t('template.delete.confirm')}
          run={() => remove.mutateAsync(open.saved.id)}
          onClose={back}
        >
          {t('template.delete.text')}
        </ConfirmAction>
      );
  }
}
