import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { lookOf } from './look.ts';
import { applySurroundings, type Surroundings } from './surroundings.ts';

type GlobalsEvent = { globals: Surroundings };

/** A page of the documentation, in the theme, brand, density and language that the toolbar has chosen. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = rest.context;
  const [globals, setGlobals] = useState<Surroundings>(() => {
    const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [GlobalsEvent] | undefined;
    return said?.[0].globals ?? {};
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => applySurroundings(globals), [globals]);
  return (
    <DocsContainer {...rest} theme={lookOf(globals.theme)}>
      {children}
    </DocsContainer>
  );
}
