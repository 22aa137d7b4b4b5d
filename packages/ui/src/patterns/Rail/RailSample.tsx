import { PanelRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { Rail, type RailProps } from './Rail.tsx';

interface RailSampleProps extends RailProps {
  dir?: 'rtl';
  /** What the page beside it says. */
  page?: { title: string; text: string; toggle: string };
}

const glucose = { title: 'Glucose', text: '84 % in range', toggle: 'Notes' };

/** The rail in its frame, with the button that opens it. */
export function RailSample({
  isOpen: isInitiallyOpen,
  width: initialWidth,
  shape,
  dir,
  page = glucose,
  ...props
}: RailSampleProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [wantsFocus, setWantsFocus] = useState(false);
  const [width, setWidth] = useState(initialWidth);
  const toggle = useRef<HTMLButtonElement>(null);
  const covers = shape === 'sheet' ? 'everything' : 'page';
  return (
    <div dir={dir}>
      <AppShell
        menu={() => null}
        isMenuHidden
        isMenuOpen={false}
        onMenuOpenChange={() => undefined}
        controls={
          <IconButton
            ref={toggle}
            icon={PanelRight}
            label={page.toggle}
            hasTooltip={false}
            isExpanded={isOpen}
            onPress={() => {
              setOpen(!isOpen);
              setWantsFocus(!isOpen);
            }}
          />
        }
        railWidth={isOpen && shape === 'column' ? width : undefined}
        railCovers={isOpen && shape !== 'column' ? covers : undefined}
        rail={
          <Rail
            {...props}
            shape={shape}
            isOpen={isOpen}
            width={width}
            toggle={toggle}
            wantsFocus={wantsFocus}
            onFocusTaken={() => setWantsFocus(false)}
            onClose={() => setOpen(false)}
            onWidthChange={(next) => {
              setWidth(next);
              props.onWidthChange(next);
            }}
          />
        }
      >
        <Screen title={page.title}>
          <p>{page.text}</p>
        </Screen>
      </AppShell>
    </div>
  );
}
