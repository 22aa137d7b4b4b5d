import { Box, Heading } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { LinkHead } from './LinkHead.tsx';

interface LinkPageProps {
  title: string;
  /** Who sent the link. */
  account: string;
  /** The name of the choice of a language. */
  languageLabel: string;
  gap: 'sm' | 'md';
  children: ReactNode;
}

/** What a link opens: who sent it, in which language, and one column below the title. */
export function LinkPage({ title, account, languageLabel, gap, children }: LinkPageProps) {
  return (
    <>
      <title>{title}</title>
      <LinkHead account={account} label={languageLabel} />
      <Box
        as="main"
        paddingX="md"
        paddingBottom="md"
        maxWidth="form"
        display="flex"
        flexDirection="column"
        gap={gap}
      >
        <Heading level={1} size="md">
          {title}
        </Heading>
        {children}
      </Box>
    </>
  );
}
