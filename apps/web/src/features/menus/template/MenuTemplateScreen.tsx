import { useMenus } from '@healzy/api/menus';
import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { DEFAULT_MENU_TEMPLATE } from '@healzy/domain/menus';
import { Skeleton } from '@healzy/ui/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { PlanScreen } from '../../nutritional-plans/PlanScreen.tsx';
import { useMenuFoodIndex } from '../useMenuFoodIndex.ts';

// The form with all that changes a template is heavy, and loads while the foods do.
const TemplateForm = lazyPart(
  async () => (await import('./TemplateForm.tsx')).TemplateForm,
  <Skeleton shape="block" height={480} />,
);

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template`: which foods and dishes may fill which meal of
 * the plan.
 */
export function MenuTemplateScreen() {
  return (
    <PlanScreen>
      {(plan, { canEdit }) => <TemplateOfPlan key={plan.id} plan={plan} canEdit={canEdit} />}
    </PlanScreen>
  );
}

const templateOf = ({ menuTemplate }: NutritionalPlan) => menuTemplate ?? DEFAULT_MENU_TEMPLATE;

function TemplateOfPlan({ plan, canEdit }: { plan: NutritionalPlan; canEdit: boolean }) {
  const { t } = useTranslation('menus');
  const menus = useMenus(plan.id);
  const update = useUpdateNutritionalPlan();
  useEffect(() => TemplateForm.preload(), []);
  const exclusions = menus.data?.exclusions;
  const { query: foods, index } = useMenuFoodIndex(plan.id, exclusions);
  const record = (newer: NutritionalPlan) => ({ values: templateOf(newer), version: newer.version });
  return (
    <Loaded queries={[menus, foods]}>
      {menus.data && foods.data && (
        <TemplateForm
          plan={plan}
          foods={index}
          restrictions={menus.data.restrictions}
          exclusions={menus.data.exclusions}
          canEdit={canEdit}
          initial={templateOf(plan)}
          draftKey={`menu-templates/${plan.patientId}/${plan.id}/plan`}
          version={plan.version}
          act="nutritionalPlan.edit"
          labels={{ form: t('template.form'), save: t('template.save') }}
          newer={(current) => record(current as NutritionalPlan)}
          onSave={async (menuTemplate, version) =>
            record(await update.mutateAsync({ id: plan.id, version, body: { menuTemplate } }))
          }
        />
      )}
    </Loaded>
  );
}
