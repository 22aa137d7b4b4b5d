import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { arrow, panel, trigger } from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4 | 5 | 6;
  isExpanded?: boolean;
  isInitiallyExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** A heading that opens and closes what is under it. */
export function Disclosure({
  title,
  level = 3,
  isExpanded,
  isInitiallyExpanded,
  onExpandedChange,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      {...(isExpanded === undefined ? {} : { isExpanded })}
      {...(isInitiallyExpanded === undefined ? {} : { defaultExpanded: isInitiallyExpanded })}
      {...(onExpandedChange ? { onExpandedChange } : {})}
    >
      <Heading level={level}>
        <Button slot="trigger" className={trigger}>
          <span className={arrow}>
            <Icon icon={ChevronRight} />
          </span>
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={panel}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
