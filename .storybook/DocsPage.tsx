import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { lookOf } from './look.ts';
import { applyEnvironment, type Environment } from './environment.ts';

type GlobalsEvent = { globals: Environment };

const addressOf = (globals: Environment) =>
  Object.entries(globals)
    .filter(
      ([name, value]) =>
        ['theme', 'brand', 'density', 'language'].includes(name) && typeof value === 'string',
    )
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A documentation page in the theme, brand, density and language chosen in the toolbar. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = rest.context;
  const [globals, setGlobals] = useState<Environment>(() => {
    const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [GlobalsEvent] | undefined;
    return said?.[0].globals ?? {};
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => {
    applyEnvironment(globals);
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe'))
      if (frame.contentDocument) applyEnvironment(globals, frame.contentDocument.documentElement);
  }, [globals]);
  // Stories in frames of their own are loaded with the same globals.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${addressOf(globals)}` });
  return (
    <DocsContainer {...rest} theme={lookOf(globals.theme)}>
      {children}
    </DocsContainer>
  );
}
