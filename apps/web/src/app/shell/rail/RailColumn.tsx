import { IconButton } from '@healzy/ui/components/IconButton';
import { Rail } from '@healzy/ui/patterns/Rail';
import { VisuallyHidden } from '@healzy/ui/primitives';
import { useAtom } from 'jotai';
import { Maximize2, Minimize2 } from 'lucide-react';
import { createElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCurrentAccountId } from '../../../state/account.ts';
import { chooseRailLayout } from '../../../state/preferences.ts';
import { closeRail, isSheetOpenAtom, railPartAtom, railWantsFocusAtom } from '../../../state/rail.ts';
import { useSessionUser } from '../../../state/session.ts';
import { store } from '../../../state/store.ts';
import { loadWords } from '../../i18n.ts';
import { type LazyPart } from '@healzy/ui/components/LazyPart';
import { lazyPart } from '../../lazy-part.tsx';
import { LoadingPlace } from '../../Loaded.tsx';
import type { RailPart, RailPartProps } from '../../module.ts';
import { keysOf } from '../shortcuts.ts';
import { toggleConsult } from './consult.ts';
import { RAIL_ID, railToggle } from './rail-toggle.ts';
import type { useRail } from './useRail.ts';

const contents = new Map<string, LazyPart<RailPartProps>>();

/** The component of a part, the same at every call. */
function contentOf({ name, namespaces, load }: RailPart): LazyPart<RailPartProps> {
  const known = contents.get(name);
  if (known !== undefined) return known;
  const Content = lazyPart(
    async () => (await Promise.all([load(), loadWords(namespaces)]))[0],
    <LoadingPlace />,
  );
  contents.set(name, Content);
  return Content;
}

/** The rail beside the page, or over it. Its content is mounted for each person, account and patient separately. */
export function RailColumn({
  rail: { patientId, isLoaded, parts, isConsult, isOpen, shape, width },
}: {
  rail: ReturnType<typeof useRail>;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const userId = useSessionUser()?.userId;
  const accountId = useCurrentAccountId();
  const [chosen, choose] = useAtom(railPartAtom);
  const [wantsFocus, setWantsFocus] = useAtom(railWantsFocusAtom);
  // Another page was asked for: it must not stay covered.
  useEffect(() => () => store.set(isSheetOpenAtom, false), [pathname]);
  const part = parts.find(({ name }) => name === chosen) ?? parts[0];
  if (part === undefined || patientId === null) return null;
  return (
    <>
      <Rail
        id={RAIL_ID}
        label={t(`rail.part.${part.name}`)}
        shape={shape}
        isOpen={isOpen}
        onClose={closeRail}
        toggle={railToggle}
        parts={{
          label: t('rail.parts'),
          items: parts.map(({ name, icon }) => ({ id: name, label: t(`rail.part.${name}`), icon })),
          current: part.name,
        }}
        onPartChange={choose}
        width={width}
        onWidthChange={(next) => chooseRailLayout(isConsult ? { consultWidth: next } : { width: next })}
        resizeLabel={t('rail.resize')}
        wantsFocus={wantsFocus}
        onFocusTaken={() => setWantsFocus(false)}
        actions={
          <IconButton
            icon={isConsult ? Minimize2 : Maximize2}
            label={t(isConsult ? 'consult.end' : 'consult.start', { keys: keysOf({ act: 'consult' }) })}
            onPress={() => void toggleConsult()}
          />
        }
      >
        {isLoaded ? (
          createElement(contentOf(part), { key: `${userId} ${accountId} ${patientId}`, patientId })
        ) : (
          <LoadingPlace />
        )}
      </Rail>
      <VisuallyHidden role="status">{isConsult && t('consult.on')}</VisuallyHidden>
    </>
  );
}
