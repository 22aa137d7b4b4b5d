import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { chatTarget, type ChatRow } from './chatRows.ts';
import type { ChatMessage } from './ChatThreadRow.tsx';

/** Space above the oldest message, in px: as high as `older` in the recipe. */
const above = 48;
const below = 16;
/** This close to the end counts as the end, in px. */
const nearEnd = 80;

export interface ChatScrollOptions {
  viewport: RefObject<HTMLDivElement | null>;
  rows: readonly ChatRow<ChatMessage>[];
  messages: readonly ChatMessage[];
  isShown: boolean;
  canLoadOlder: boolean;
  onLoadOlder: (() => void) | undefined;
  /** Called at the end: everything there is has been seen, or newer messages are needed. */
  onReachLatest: (() => void) | undefined;
  openAtId: string | undefined;
  hasNewer: boolean;
}

/** The scroll position of a conversation, its new messages, and its keyboard navigation. */
export function useChatScroll({
  viewport,
  rows,
  messages,
  isShown,
  canLoadOlder,
  onLoadOlder,
  onReachLatest,
  openAtId,
  hasNewer,
}: ChatScrollOptions) {
  const [chosenId, setChosenId] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const [isAtEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);
  const [arrived, setArrived] = useState<readonly ChatMessage[]>([]);
  const [isPlaced, setPlaced] = useState(false);
  const focusAfterScroll = useRef(false);

  // Until the person has moved, Tab enters at the message that was searched for, else at the newest. Which it is may
  // be known only once the messages have loaded.
  const newest = messages.at(-1)?.id;
  const activeId = [chosenId, openAtId].find((wanted) => messages.some(({ id }) => id === wanted)) ?? newest;
  const activeIndex = rows.findIndex(({ message }) => message.id === activeId);

  const virtual = useVirtualizer({
    count: isShown ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => 72 + (rows[index]?.isDay ? 36 : 0) + (rows[index]?.isNew ? 36 : 0),
    getItemKey: (index) => rows[index]?.message.id ?? index,
    overscan: 8,
    paddingStart: above,
    paddingEnd: below,
    initialRect: { width: 0, height: 640 },
    // Older messages added above do not move what is being read; new ones are followed only at the end.
    anchorTo: 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: nearEnd,
    // The focused message stays in the DOM however far the thread is scrolled.
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range);
      if (activeIndex >= 0 && !indices.includes(activeIndex)) indices.push(activeIndex);
      return indices.sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    // Changes in height above what is being read must not move it: the date that older messages of the same day take
    // over, an image that turns out to be broken.
    virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
      start <= (scrollOffset ?? 0) + above;
  }, [virtual]);

  const openAt = rows.findIndex(({ message }) => message.id === openAtId);
  const firstNew = rows.findIndex(({ isNew }) => isNew);
  useLayoutEffect(() => {
    if (!isShown || isPlaced) return;
    if (openAt >= 0) virtual.scrollToIndex(openAt, { align: 'center' });
    else if (firstNew >= 0) virtual.scrollToIndex(firstNew, { align: 'start' });
    else virtual.scrollToEnd();
    // Only once the browser has scrolled there does visibility mean that older messages are needed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPlaced(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, isPlaced, firstNew, openAt, virtual]);

  const isThereStill = useRef(true);
  useEffect(() => {
    isThereStill.current = isAtEnd;
  }, [isAtEnd]);
  const seen = useRef<string>(undefined);
  const hadNewer = useRef(hasNewer);
  useEffect(() => {
    const before = seen.current;
    // What scrolling to the end brings is not new.
    const isNews = !hadNewer.current;
    hadNewer.current = hasNewer;
    seen.current = newest;
    if (!isNews || before === undefined || before === newest) return;
    const from = messages.findIndex(({ id }) => id === before);
    if (from < 0) return;
    const added = messages.slice(from + 1);
    const others = added.filter(({ isOwn }) => !isOwn);
    setArrived(others);
    if (added.length > others.length) virtual.scrollToEnd();
    else if (!isThereStill.current) setMissed((count) => count + others.length);
  }, [messages, newest, hasNewer, virtual]);

  const items = virtual.getVirtualItems();
  const firstIndex = items.find(({ index }) => index !== activeIndex)?.index ?? 0;
  useEffect(() => {
    const isNear = (viewport.current?.scrollTop ?? Infinity) < 600;
    if (isPlaced && canLoadOlder && firstIndex <= 3 && isNear) onLoadOlder?.();
  }, [viewport, isPlaced, canLoadOlder, firstIndex, onLoadOlder]);

  const look = useCallback(() => {
    const isThere = isNearEnd(viewport.current);
    setAtEnd(isThere);
    if (isThere) setMissed(0);
  }, [viewport]);
  // Also when messages arrive or grow without scrolling.
  const height = virtual.getTotalSize();
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look, height]);
  useEffect(() => {
    if (isShown && isPlaced && isAtEnd) onReachLatest?.();
  }, [isShown, isPlaced, isAtEnd, newest, onReachLatest]);

  const focusActive = useCallback(() => {
    const article = viewport.current?.querySelector<HTMLElement>('article[tabindex="0"]');
    article?.focus({ preventScroll: true });
    return Boolean(article && article === document.activeElement);
  }, [viewport]);
  useLayoutEffect(() => {
    if (focusAfterScroll.current && focusActive()) focusAfterScroll.current = false;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    // Keys in a menu bubble here too, through React's tree; video and slider have keys of their own.
    if (!event.currentTarget.contains(target) || event.altKey || target.closest('video, input')) return;
    if (event.key === 'Escape' && !target.matches('article')) {
      event.preventDefault();
      focusActive();
      return;
    }
    const at = messages.findIndex(({ id }) => id === activeId);
    const last = messages.length - 1;
    const to = chatTarget(event.key, { at, last, screen: Math.max(1, items.length - 18) });
    if (to === undefined) return;
    event.preventDefault();
    const next = messages[to];
    if (!next) return;
    setChosenId(next.id);
    if (next.id === activeId) focusActive();
    else focusAfterScroll.current = true;
    if (next.id === newest) virtual.scrollToEnd();
    else virtual.scrollToIndex(messages.indexOf(next), { align: 'auto' });
  };

  return {
    items,
    height,
    measure: virtual.measureElement,
    activeId,
    hasFocus,
    isAtEnd,
    missed,
    arrived,
    toLatest: () => {
      // The button is about to disappear: focus moves to where it led.
      setChosenId(newest);
      setMissed(0);
      focusAfterScroll.current = true;
      virtual.scrollToEnd();
    },
    logProps: {
      onKeyDown,
      onScroll: look,
      onFocus: (event: FocusEvent<HTMLDivElement>) => {
        if (!event.currentTarget.contains(event.target)) return;
        setFocus(true);
        const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset.index);
        const row = rows[index];
        if (row) setChosenId(row.message.id);
      },
      onBlur: (event: FocusEvent<HTMLDivElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
      },
    },
  };
}

function isNearEnd(element: HTMLElement | null): boolean {
  return !element || element.scrollHeight - element.clientHeight - element.scrollTop <= nearEnd;
}
