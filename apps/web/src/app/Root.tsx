import { Suspense } from 'react';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useNavigate } from 'react-router-dom';
import { DraftsProvider } from './forms/DraftsProvider.tsx';
import { LeaveGuard } from './forms/LeaveGuard.tsx';
import { KitInLanguage } from './KitInLanguage.tsx';
import { pathWithin, useLinkHref } from './link-address.ts';
import { SignOutGuard } from './SignOutGuard.tsx';
import { PartLoading } from './PartLoading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { Notices } from './shell/Notices.tsx';
import { StartScreen } from './StartScreen.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** What every screen is rendered in: the kit's links go through the router, and its labels follow the language. */
export function Root() {
  const navigate = useNavigate();
  return (
    <KitInLanguage>
      <LinkProvider
        navigate={(path, options) => void navigate(pathWithin(path, location.origin), options)}
        useHref={useLinkHref}
      >
        <PartLoading>
          <Suspense fallback={<StartScreen />}>
            <DraftsProvider>
              <Outlet />
            </DraftsProvider>
          </Suspense>
          <LeaveGuard />
          <SignOutGuard />
          <Notices />
          <SessionEnded />
        </PartLoading>
      </LinkProvider>
    </KitInLanguage>
  );
}
