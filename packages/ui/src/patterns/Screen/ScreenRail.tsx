import { PanelRight, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { breakpoints } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import * as styles from './Screen.css.ts';

// Wide screens show the rail beside the page and never load a drawer.
const Drawer = lazyPart(async () => (await import('../../components/Drawer/Drawer.tsx')).Drawer);

/** Content beside a page. From 1,280 px it is beside it, below that in a drawer. */
export interface ScreenRail {
  /** Its heading and accessible name. */
  label: string;
  /** Names the button that opens it: «Show notes». */
  openLabel: string;
  /** Names the button that closes it: «Hide notes». */
  closeLabel: string;
  /** Whether it is initially open where it fits. Default: yes. */
  isInitiallyOpen?: boolean | undefined;
  /** Called when it is opened or closed, to remember the state. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

interface RailState {
  id: string;
  /** It fits beside the page. */
  isBeside: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Takes focus when the focused rail disappears. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Beside the page it remembers its state; over the page it starts closed. */
export function useScreenRail(rail: ScreenRail | undefined): RailState {
  const isBeside = useMediaQuery(`(min-width: ${breakpoints.wide}px)`);
  const [isOpenBeside, setOpenBeside] = useState(rail?.isInitiallyOpen ?? true);
  const [isOpenOver, setOpenOver] = useState(false);
  return {
    id: useId(),
    button: useRef<HTMLButtonElement>(null),
    isBeside,
    isOpen: isBeside ? isOpenBeside : isOpenOver,
    setOpen: (isOpen) => {
      if (isBeside) setOpenBeside(isOpen);
      else setOpenOver(isOpen);
      rail?.onOpenChange?.(isOpen);
    },
  };
}

/** Toggles the rail, from the header of the page. */
export function ScreenRailButton({
  rail,
  id,
  isBeside,
  isOpen,
  setOpen,
  button,
}: RailState & { rail: ScreenRail }) {
  return (
    <IconButton
      ref={button}
      icon={PanelRight}
      label={isOpen ? rail.closeLabel : rail.openLabel}
      isExpanded={isOpen}
      {...(isOpen && isBeside ? { controls: id } : {})}
      onPress={() => setOpen(!isOpen)}
    />
  );
}

/** The rail itself. */
export function ScreenRailPanel({
  rail,
  id,
  isBeside,
  isOpen,
  setOpen,
  button,
}: RailState & { rail: ScreenRail }) {
  if (!isBeside) {
    return (
      <Drawer title={rail.label} closeLabel={rail.closeLabel} isOpen={isOpen} onOpenChange={setOpen}>
        {rail.children}
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <aside id={id} className={styles.rail} aria-label={rail.label}>
      <div className={styles.railHead}>
        <h2 className={styles.noticeTitle}>{rail.label}</h2>
        <IconButton
          icon={X}
          label={rail.closeLabel}
          size="small"
          hasTooltip={false}
          onPress={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      </div>
      <div className={styles.railBody}>{rail.children}</div>
    </aside>
  );
}
