import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Option } from '../Select/Select.tsx';
import { remove, tag, tagName, tags } from './MultiSelect.css.ts';

export interface MultiSelectTagsProps {
  /** Names the group of tags. */
  label: string;
  options: readonly Option[];
  /** Without it they are read-only. */
  onRemove?: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** The selected options, one tag each; Delete and Backspace remove the focused one. */
export function MultiSelectTags({ label, options, onRemove }: MultiSelectTagsProps) {
  return (
    <TagGroup
      aria-label={label}
      {...(onRemove ? { onRemove: (keys) => onRemove(new Set([...keys].map(String))) } : {})}
    >
      <TagList className={tags}>
        {options.map((option) => (
          <Tag key={option.id} id={option.id} textValue={option.label} className={tag}>
            {({ allowsRemoving }) => (
              <>
                <span className={tagName} title={option.label}>
                  {option.label}
                </span>
                {allowsRemoving && (
                  <Button slot="remove" className={remove}>
                    <Icon icon={X} size="sm" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
