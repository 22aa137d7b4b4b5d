import {
  useMenuFoods,
  useMenus,
  usePlanVersion,
  useRestorePlanVersion,
  type PlanVersion,
} from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { hasCode } from '@healzy/api/runtime';
import {
  restoredMenus,
  restoredPlan,
  versionedPlan,
  type Menu,
  type VersionedPlan,
} from '@healzy/domain/menus';
import { useConfirmedEnergy } from '../../nutritional-plans/useConfirmedEnergy.tsx';
import { useMemo, useRef, useState } from 'react';
import { Loaded } from '../../../app/Loaded.tsx';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';
import { menuFoodIndex } from '../menu-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useVersionLabels } from './useVersionLabels.ts';

export interface RestoreVersionProps {
  plan: NutritionalPlan;
  version: PlanVersion;
  /** The patient's local date. */
  today: string;
  onClose: () => void;
}

/** Shows what restoring a version would change, restores it, and offers to take that back. */
export function RestoreVersion({ plan, version, today, onClose }: RestoreVersionProps) {
  const labels = useVersionLabels();
  const menus = useMenus(plan.id);
  const content = usePlanVersion(plan.id, version.id);
  const foods = useMenuFoods(plan.id);
  const index = useMemo(
    () => menuFoodIndex([...(foods.data?.items ?? []), ...(content.data?.foods ?? [])]),
    [foods.data, content.data],
  );
  const menuLabels = useMenuLabels(index, plan.startDate);
  const restore = useRestorePlanVersion();
  const { confirmed, question } = useConfirmedEnergy();
  const [isPending, setPending] = useState(false);
  const undone = useRef(false);
  const takeBack = async (planVersionId: string, planVersion: number, menusVersion: number) => {
    // The notice stays until it is dismissed, and could be pressed again.
    if (undone.current) return;
    undone.current = true;
    try {
      await restore.mutateAsync({ planId: plan.id, planVersionId, body: { planVersion, menusVersion } });
      notifySuccess('planVersion.undo');
    } catch (error) {
      undone.current = false;
      tellFailed('planVersion.undo', error);
    }
  };
  if (!menus.data || !content.data || !foods.data)
    return <Loaded queries={[menus, content, foods]}>{null}</Loaded>;
  const { version: menusVersion } = menus.data;
  const kept = content.data.plan as VersionedPlan;
  const after = restoredPlan(plan as VersionedPlan, kept, today);
  const menu = restoredMenus(
    { weeks: menus.data.weeks } as Menu,
    { weeks: content.data.menus } as unknown as Menu,
  );
  const run = async () => {
    setPending(true);
    try {
      const body = { planVersion: plan.version, menusVersion };
      const done = await confirmed((confirms) =>
        restore.mutateAsync({ planId: plan.id, planVersionId: version.id, body: { ...body, ...confirms } }),
      );
      onClose();
      notifySuccess(
        'planVersion.restore',
        {},
        {
          undo: {
            of: `nutritional-plan/${plan.id}`,
            run: () => void takeBack(done.before.id, done.plan.version, menusVersion + 1),
          },
        },
      );
    } catch (error) {
      tellFailed('planVersion.restore', error);
      // What has changed is shown before it is asked again.
      if (hasCode(error, 'PLAN_CHANGED')) await Promise.all([menus.refetch(), content.refetch()]);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <RestoreDialog
        name={labels.name(version)}
        before={versionedPlan(plan as VersionedPlan)}
        after={after}
        keptStart={kept.startDate === after.startDate ? null : kept.startDate}
        menus={menu}
        eaten={menu.eaten}
        labels={menuLabels}
        foods={index}
        isPending={isPending}
        onRestore={() => void run()}
        onClose={onClose}
      />
      {question}
    </>
  );
}
