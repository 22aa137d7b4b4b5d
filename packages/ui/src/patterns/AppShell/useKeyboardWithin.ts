import { type FocusEvent, useRef, useState } from 'react';

/**
 * Whether the keyboard moves through a region: true from the first visible focus in it until the focus leaves. A press
 * with a pointer never starts it, or what is pressed would move away. Popovers opened from the region count as part of
 * it while they are open.
 */
export function useKeyboardWithin() {
  const [isWithin, setWithin] = useState(false);
  const isPressed = useRef(false);
  const released = () => {
    isPressed.current = false;
  };
  return [
    isWithin,
    {
      onPointerDownCapture: () => {
        isPressed.current = true;
        addEventListener('pointerup', released, { once: true });
        addEventListener('pointercancel', released, { once: true });
      },
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (!isPressed.current && currentTarget.contains(target) && target.matches(':focus-visible'))
          setWithin(true);
      },
      onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
        // Another window is in front: the focus is where it was when this one comes back.
        const isWindowLeft = document.activeElement === target;
        const isPopoverOpen = currentTarget.querySelector('[aria-haspopup][aria-expanded="true"]') !== null;
        if (!isWindowLeft && !isPopoverOpen && !currentTarget.contains(relatedTarget)) setWithin(false);
      },
    },
  ] as const;
}
