import { FieldTextsContext } from '@healzy/ui/forms/fieldTexts';
import { PressFeedback } from '@healzy/ui/primitives/PressFeedback';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useNavigate } from 'react-router-dom';
import { languageAtom } from '../state/language.ts';
import { LOCALES } from './formats.ts';
import { DraftsProvider } from './forms/DraftsProvider.tsx';
import { LeaveGuard } from './forms/LeaveGuard.tsx';
import { pathWithin, useLinkHref } from './link-address.ts';
import { LogOutGuard } from './LogOutGuard.tsx';
import { PartLoading } from './PartLoading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { Notices } from './shell/Notices.tsx';
import { StartScreen } from './StartScreen.tsx';
import { useFieldTexts } from './useFieldTexts.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** What every screen stands in: the kit's links go through the router, its own words follow the language. */
export function Root() {
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  const fieldTexts = useFieldTexts();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <PressFeedback />
      <LinkProvider
        navigate={(path, options) => void navigate(pathWithin(path, location.origin), options)}
        useHref={useLinkHref}
      >
        <PartLoading>
          <Suspense fallback={<StartScreen />}>
            <DraftsProvider>
              <FieldTextsContext value={fieldTexts}>
                <Outlet />
              </FieldTextsContext>
            </DraftsProvider>
          </Suspense>
          <LeaveGuard />
          <LogOutGuard />
          <Notices />
          <SessionEnded />
        </PartLoading>
      </LinkProvider>
    </I18nProvider>
  );
}
