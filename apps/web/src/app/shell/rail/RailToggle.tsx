import { IconButton } from '@healzy/ui/components/IconButton';
import { PanelRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleRail } from '../../../state/rail.ts';
import { keysOf } from '../shortcuts.ts';
import { RAIL_ID, railToggle } from './rail-toggle.ts';
import { useRail } from './useRail.ts';

/** Opens and closes the rail, on pages that have one. */
export function RailToggle() {
  const { t } = useTranslation();
  const { patientId, isOpen } = useRail();
  if (patientId === null) return null;
  return (
    <IconButton
      ref={railToggle}
      icon={PanelRight}
      label={t(isOpen ? 'rail.hide' : 'rail.show', { keys: keysOf({ act: 'rail' }) })}
      isExpanded={isOpen}
      {...(isOpen ? { controls: RAIL_ID } : {})}
      onPress={toggleRail}
    />
  );
}
