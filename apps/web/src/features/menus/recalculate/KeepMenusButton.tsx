import { useSetMenuBasis } from '@healzy/api/menus';
import type { MenuBasis } from '@healzy/domain/menus';
import { Button } from '@healzy/ui/components/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenBasis } from '../plan-menus.ts';
import { report } from '../../../app/messages.ts';

/** Keeps the menus of a plan as they are although its data changed; that is not asked again until they change again. */
export function KeepMenusButton({ planId, basis }: { planId: string; basis: MenuBasis }) {
  const { t } = useTranslation('menus');
  const setBasis = useSetMenuBasis(planId);
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      size="small"
      isPending={isBusy}
      onPress={() => {
        setBusy(true);
        void report('menu.keep', setBasis(writtenBasis(basis))).finally(() => setBusy(false));
      }}
    >
      {t('recalculate.keep')}
    </Button>
  );
}
