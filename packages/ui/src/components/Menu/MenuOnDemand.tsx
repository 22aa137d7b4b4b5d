import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';

/** What the menu needs to know from its button. */
export interface MenuBehind {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export interface MenuOnDemandProps {
  className: string;
  label: string;
  isDisabled?: boolean;
  /** Loads the menu's code; called as soon as the person seems to be about to open it. */
  warmUp: () => void;
  /** The menu, made of lazy parts. */
  menu: (behind: MenuBehind) => ReactNode;
  children: ReactNode;
}

/**
 * A button whose menu's code loads on demand. Menus and their popovers are a quarter of React Aria: the first screen
 * must not wait for what has not been opened yet.
 */
export function MenuOnDemand({
  className,
  label,
  isDisabled = false,
  warmUp,
  menu,
  children,
}: MenuOnDemandProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        className={className}
        aria-label={label}
        isDisabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={warmUp}
        onFocus={warmUp}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setOpen(true);
          else event.continuePropagation();
        }}
      >
        {children}
      </Button>
      {isOpen && <MenuOpened menu={menu} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}

function MenuOpened({ menu, ...behind }: Pick<MenuOnDemandProps, 'menu'> & MenuBehind) {
  return menu(behind);
}
