interface OpenState {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** What opens and closes an overlay: its caller, its trigger, or, with `onClose`, that it is mounted. */
export function openState({ isOpen, onOpenChange, onClose }: OpenState): {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
} {
  if (onClose) return { isOpen: isOpen ?? true, onOpenChange: (next) => !next && onClose() };
  return { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange ? { onOpenChange } : {}) };
}
