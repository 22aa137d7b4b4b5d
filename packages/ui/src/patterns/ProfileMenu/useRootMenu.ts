import { useState, type ContextType } from 'react';
import type { Key } from 'react-aria-components/Menu';
import type { RootMenuTriggerStateContext } from 'react-aria-components/Menu';

type RootMenu = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;

/**
 * What React Aria's `MenuTrigger` tells the menus that open beside a line. Our menu has none: its button is drawn long
 * before its code is here.
 */
export function useRootMenu(onClose: () => void): RootMenu {
  const [open, setOpen] = useState<readonly Key[]>([]);
  const close = () => {
    setOpen([]);
    onClose();
  };
  return {
    isOpen: true,
    focusStrategy: null,
    point: null,
    setPoint: () => undefined,
    expandedKeysStack: [...open],
    openSubmenu: (key, level) =>
      setOpen((before) => (level > before.length ? before : [...before.slice(0, level), key])),
    closeSubmenu: (key, level) =>
      setOpen((before) => (before[level] === key ? before.slice(0, level) : before)),
    open: () => undefined,
    setOpen: (isOpen) => !isOpen && close(),
    toggle: close,
    close,
  };
}
