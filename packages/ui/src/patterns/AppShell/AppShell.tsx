import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { useLabels, type KitLabels } from '../../labels/LabelsProvider.ts';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { breakpoints } from '../../theme/breakpoints.ts';
import { PageHeaderLineSlot } from '../PageHeader/PageHeaderLineSlot.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import * as styles from './AppShell.css.ts';
import { useKeyboardWithin } from './useKeyboardWithin.ts';

/**
 * `slim`: icons only, 64 px, and as wide as `static` while the keyboard is in the menu. `static`: icons and labels beside
 * the content. `overlay`: over the content, opened by the toggle.
 */
export type AppShellMenuMode = 'slim' | 'static' | 'overlay';

export type AppShellLabels = KitLabels['shell'];

export interface AppShellProps {
  /**
   * The side menu. Receives its current form: `slim` (icons) or `wide` (icons and labels, also in the overlay and
   * while the keyboard is in the menu).
   */
  menu: (shape: 'slim' | 'wide') => ReactNode;
  /** At the end of the line: search, support, `ProfileMenu`. The line itself belongs to the page (`PageHeader`). */
  controls?: ReactNode;
  children: ReactNode;
  /** Beside the page, below the line: a `Rail`. */
  rail?: ReactNode;
  /** Width of the rail's column in pixels, as far as it leaves the page its room; without it the column is closed. */
  railWidth?: number | undefined;
  /** The rail is open over the `page`, or over `everything`: what it covers cannot be reached meanwhile. */
  railCovers?: 'page' | 'everything' | undefined;
  /** One thing is worked on: no menu and no bar. */
  isMenuHidden?: boolean;
  /** Stuck to the lower edge of a phone: a `BottomBar`, which opens the menu too. */
  bottomBar?: ReactNode;
  /** Applies above 991 px; at 991 px or less the menu is always an overlay. Default `slim`. */
  menuMode?: AppShellMenuMode;
  isMenuOpen: boolean;
  onMenuOpenChange: (isOpen: boolean) => void;
  /** The current location (usually the path). When it changes the overlay menu closes. */
  place?: string;
  labels?: Partial<AppShellLabels> | undefined;
}

// Wide screens never load it.
const Drawer = lazyPart(async () => (await import('../../components/Drawer/Drawer.tsx')).Drawer);

/** Id of the main region, the target of the skip link. */
export const MAIN_ID = 'main-content';

/**
 * The frame around every screen: skip link, navigation, one line of chrome and the main region. The line is where the
 * page puts its breadcrumbs and heading: they are the beginning of the main region, not of the banner.
 */
export function AppShell({
  menu,
  controls,
  children,
  rail,
  railWidth,
  railCovers,
  isMenuHidden = false,
  bottomBar,
  menuMode = 'slim',
  isMenuOpen,
  onMenuOpenChange,
  place,
  labels: own,
}: AppShellProps) {
  const labels = { ...useLabels().shell, ...own };
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.desktop - 1}px)`);
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`);
  const mode = isNarrow ? 'overlay' : menuMode;
  // Loaded with the first opening; it then stays mounted, so that it can animate out.
  const [isDrawerNeeded, setDrawerNeeded] = useState(isMenuOpen);
  if (isMenuOpen && !isDrawerNeeded) setDrawerNeeded(true);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [isInMenu, keyboardWithin] = useKeyboardWithin();
  // Names are read where the focus moves through them; the content yields rather than being covered.
  const column = mode === 'slim' && isInMenu ? 'static' : mode;
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current !== place) {
      lastPlace.current = place;
      if (isMenuOpen) onMenuOpenChange(false);
    }
  }, [place, isMenuOpen, onMenuOpenChange]);

  return (
    <div
      className={styles.shell[isMenuHidden ? 'overlay' : column]}
      {...(railWidth === undefined
        ? {}
        : { style: { [styles.railWidth]: `clamp(20rem, ${railWidth}px, 100vw - 30rem)` } as CSSProperties })}
    >
      <SkipLink target={MAIN_ID}>{labels.skipToContent}</SkipLink>
      {column !== 'overlay' && !isMenuHidden && (
        <nav
          className={styles.menu[column]}
          aria-label={labels.navigation}
          inert={railCovers === 'everything'}
          {...keyboardWithin}
        >
          {menu(column === 'slim' ? 'slim' : 'wide')}
        </nav>
      )}
      <header className={styles.banner} inert={railCovers === 'everything'}>
        {mode === 'overlay' && !isMenuHidden && !(isPhone && bottomBar) && (
          <div className={styles.start}>
            <Button
              className={styles.toggle}
              aria-label={labels.openMenu}
              aria-expanded={isMenuOpen}
              aria-haspopup="dialog"
              onPress={() => onMenuOpenChange(true)}
            >
              <Icon icon={MenuIcon} size="lg" />
            </Button>
          </div>
        )}
        <div className={styles.controls}>{controls}</div>
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1} inert={railCovers !== undefined}>
        <div ref={setLine} className={styles.line} />
        <div className={styles.body}>
          <PageHeaderLineSlot value={line}>{children}</PageHeaderLineSlot>
        </div>
      </main>
      {rail && <div className={railWidth === undefined ? styles.railOver : styles.rail}>{rail}</div>}
      {isPhone && bottomBar && !isMenuHidden && (
        <div className={styles.bottomBar} inert={railCovers === 'everything'}>
          {bottomBar}
        </div>
      )}
      {mode === 'overlay' && isDrawerNeeded && (
        <Drawer
          side="start"
          size="small"
          isOpen={isMenuOpen}
          onOpenChange={onMenuOpenChange}
          title={labels.navigation}
          isTitleHidden
          closeLabel={labels.closeMenu}
        >
          <nav className={styles.drawerMenu} aria-label={labels.navigation}>
            {menu('wide')}
          </nav>
        </Drawer>
      )}
    </div>
  );
}
