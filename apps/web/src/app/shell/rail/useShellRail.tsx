import { useState } from 'react';
import { lazyPart } from '../../lazy-part.tsx';
import type { RailPart } from '../../module.ts';
import { useOpenIntent } from '../../useOpenIntent.ts';
import { useRail, useRailOfPage } from './useRail.ts';

// Loaded when the rail is first opened; it then stays mounted, so that nothing typed into it is lost.
const RailColumn = lazyPart(async () => (await import('./RailColumn.tsx')).RailColumn, null, 'silent');

interface RailIntentProps {
  intent: NonNullable<RailPart['intent']>;
  patientId: string;
}

function RailIntent({ intent, patientId }: RailIntentProps) {
  useOpenIntent(intent.name, () => intent.open(patientId));
  return null;
}

/** The rail of the frame, for `AppShell`. */
export function useShellRail() {
  const rail = useRail();
  const { patientId, isOpen, shape, width, isConsult } = rail;
  useRailOfPage(patientId);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  return {
    rail: patientId !== null && (
      <>
        {rail.parts.map(
          ({ name, intent }) => intent && <RailIntent key={name} intent={intent} patientId={patientId} />,
        )}
        {isNeeded && <RailColumn rail={rail} />}
      </>
    ),
    railWidth: isOpen && shape === 'column' ? width : undefined,
    railCovers: !isOpen || shape === 'column' ? undefined : shape === 'cover' ? 'page' : 'everything',
    isMenuHidden: isConsult,
  } as const;
}
