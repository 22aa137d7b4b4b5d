import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box, Inline, Link, Stack } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../CopyText.tsx';
import { BrandHead } from '../shell/BrandHead.tsx';
import { isBuiltInBrowser } from './built-in-browser.ts';

interface OwnBrowserProps {
  /** What the browser says of itself. */
  userAgent: string;
  /** The whole address, with the secret behind its `#`. */
  address: string;
  children: ReactNode;
}

/**
 * What a link opens, except in the built-in browser of an app: there it first says how to open it where it stays. Nothing
 * is asked of the server before, so that this browser does not become the first device of the link.
 */
export function OwnBrowser({ userAgent, address, children }: OwnBrowserProps) {
  const [isWanted, setWanted] = useState(!isBuiltInBrowser(userAgent));
  return isWanted ? (
    children
  ) : (
    <BuiltIn userAgent={userAgent} address={address} onContinue={() => setWanted(true)} />
  );
}

/** An address that Android opens in the browser: it reads what follows the last `#` itself, and keeps the one before. */
const intentOf = (address: string): string => {
  const { protocol } = new URL(address);
  return `intent:${address.slice(protocol.length)}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
};

interface BuiltInProps {
  userAgent: string;
  address: string;
  onContinue: () => void;
}

function BuiltIn({ userAgent, address, onContinue }: BuiltInProps) {
  const { t } = useTranslation('link-page');
  return (
    <>
      <title>{t('browser.title')}</title>
      <BrandHead />
      <Box as="main" padding="lg">
        <EmptyState
          level={1}
          size="lg"
          title={t('browser.title')}
          description={t('browser.text')}
          action={
            <Stack gap="md">
              {userAgent.includes('Android') && (
                <Inline justify="center">
                  <Link href={intentOf(address)}>{t('browser.open')}</Link>
                </Inline>
              )}
              <CopyText
                text={address}
                labels={{
                  copy: t('browser.copy'),
                  done: t('browser.copied'),
                  failed: t('browser.notCopied'),
                }}
              />
              <Inline justify="center">
                <Button intent="quiet" onPress={onContinue}>
                  {t('browser.here')}
                </Button>
              </Inline>
            </Stack>
          }
        />
      </Box>
    </>
  );
}
