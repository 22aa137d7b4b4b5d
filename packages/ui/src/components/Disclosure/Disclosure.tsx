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
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | 5 | 6;
  isExpanded?: boolean;
  isInitiallyExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  /** The heading fills the width, with its arrow at the end: a row of an Accordion. */
  isWide?: boolean;
  children: ReactNode;
}

/** A heading that shows and hides the content below it. */
export function Disclosure({
  title,
  level = 3,
  isExpanded,
  isInitiallyExpanded,
  onExpandedChange,
  isDisabled = false,
  isWide = false,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      isDisabled={isDisabled}
      {...(isExpanded === undefined ? {} : { isExpanded })}
      {...(isInitiallyExpanded === undefined ? {} : { defaultExpanded: isInitiallyExpanded })}
      {...(onExpandedChange ? { onExpandedChange } : {})}
    >
      <Heading level={level}>
        <Button slot="trigger" className={trigger({ isWide })}>
          <span className={arrow}>
            <Icon icon={ChevronRight} />
          </span>
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={panel({ isWide })}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
