import { useState, type ContextType } from 'react';
import type { Key } from 'react-aria-components/Menu';
import type { RootMenuTriggerStateContext } from 'react-aria-components/Menu';

type RootMenu = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;

/**
 * The context that React Aria's `MenuTrigger` provides for submenus. Our menu has no such trigger: its button is
 * rendered long before its code has loaded.
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
