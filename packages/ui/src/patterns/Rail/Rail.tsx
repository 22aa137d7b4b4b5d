import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ResizableSplitHandle } from '../../components/ResizableSplit/ResizableSplitHandle.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.ts';
import * as styles from './Rail.css.ts';

/** Widths of the column in pixels. */
const RAIL_WIDTH = { min: 320, initial: 400, max: 960 } as const;

/** What the page beside the column keeps at least, in pixels. */
const PAGE = 480;

export interface RailProps {
  /** Its heading and accessible name. */
  label: string;
  /** `column` beside the page; `sheet` over it; `cover` over it, but for the line of chrome. */
  shape: 'column' | 'sheet' | 'cover';
  isOpen: boolean;
  /** Closed, its content stays mounted: nothing typed into it is lost. */
  onClose: () => void;
  /** What it shows, where there are several things; the label is that of the current one. */
  parts?: { readonly label: string; readonly items: readonly RailPartChoice[]; readonly current: string };
  onPartChange?: (id: string) => void;
  /** Width of the column in pixels, remembered by the caller. */
  width: number;
  onWidthChange: (width: number) => void;
  /** Names the separator: «Width of the notes». */
  resizeLabel?: string | undefined;
  /** Id, for the button that opens it. */
  id: string;
  /** The button that opens it: it gets the focus back when the rail is closed. */
  toggle?: RefObject<HTMLElement | null>;
  /** The user has just opened it: its heading takes the focus, and `onFocusTaken` is called. */
  wantsFocus?: boolean;
  onFocusTaken?: () => void;
  /** Buttons beside its heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export interface RailPartChoice {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The rail of the frame: what belongs beside the work. A landmark as a column, a modal dialog as a sheet. */
export function Rail({
  label,
  shape,
  isOpen,
  onClose,
  parts,
  onPartChange,
  width,
  onWidthChange,
  resizeLabel,
  id,
  toggle,
  wantsFocus = false,
  onFocusTaken,
  actions,
  children,
}: RailProps) {
  const { common } = useLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = useEffectEvent(() => onFocusTaken?.());
  useEffect(() => {
    if (!wantsFocus || !isOpen) return;
    heading.current?.focus();
    taken();
  }, [wantsFocus, isOpen]);
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const giveBack = useEffectEvent(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    if (isLost || element.current?.contains(focused)) toggle?.current?.focus();
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) giveBack();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isSheet = shape === 'sheet';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isSheet || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const most = Math.min(RAIL_WIDTH.max, window.innerWidth - PAGE);
  return (
    <>
      {isSheet && isOpen && <div className={styles.scrim} onPointerUp={onClose} aria-hidden />}
      {/* The element stays the same in every shape, or its content would be mounted again and lose its state. */}
      <div
        ref={element}
        id={id}
        role={isSheet ? 'dialog' : 'complementary'}
        aria-modal={isSheet || undefined}
        aria-label={label}
        className={styles.rail[shape]}
        hidden={!isOpen}
        data-rail
        onKeyDown={onKeyDown}
      >
        {shape === 'column' && (
          <ResizableSplitHandle
            label={resizeLabel}
            controls={id}
            side="end"
            size={width}
            min={RAIL_WIDTH.min}
            max={most}
            defaultSize={RAIL_WIDTH.initial}
            onSizeChange={onWidthChange}
          />
        )}
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {label}
            </h2>
            {parts && parts.items.length > 1 && (
              <SegmentedControl
                label={parts.label}
                hasLabelsHidden
                options={parts.items}
                value={parts.current}
                onChange={(next) => onPartChange?.(next)}
              />
            )}
            {actions}
            <IconButton icon={X} label={common.close} hasTooltip={false} onPress={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </>
  );
}
