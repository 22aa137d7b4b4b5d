import { ChevronRight, RotateCw } from 'lucide-react';
import { Button, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TableTick } from '../Table/TableTick.tsx';
import type { TreeLabels } from '../../labels/fields.ts';
import type { TreeChildren, TreeNode } from './useTreeChildren.ts';
import * as styles from './Tree.css.ts';

interface TreeBranchProps {
  node: TreeNode;
  hasTick: boolean;
  childrenOf: (node: TreeNode) => TreeChildren;
  labels: TreeLabels;
}

/** A node with all its descendants. */
export function TreeBranch({ node, hasTick, childrenOf, labels }: TreeBranchProps) {
  const below = childrenOf(node);
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      isDisabled={node.isDisabled ?? false}
      className={styles.node}
      {...(node.hasChildren ? { hasChildItems: true } : {})}
      {...(node.href === undefined ? {} : { href: node.href })}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <span className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <span className={styles.arrow} data-open={isExpanded || undefined}>
                  <Icon icon={ChevronRight} size="sm" />
                </span>
              </Button>
            ) : (
              <span className={styles.noChevron} />
            )}
            {hasTick && <TableTick />}
            {node.icon && (
              <span className={styles.icon}>
                <Icon icon={node.icon} />
              </span>
            )}
            <span className={styles.words}>{node.label}</span>
            {node.meta && <span className={styles.meta}>{node.meta}</span>}
          </span>
        )}
      </TreeItemContent>
      {below.state === 'here' &&
        below.nodes.map((each) => (
          <TreeBranch key={each.id} node={each} hasTick={hasTick} childrenOf={childrenOf} labels={labels} />
        ))}
      {below.state === 'loading' && (
        <TreeItem id={`${node.id}-loading`} textValue={labels.loading} isDisabled className={styles.node}>
          <TreeItemContent>
            <span className={styles.line}>
              <span className={styles.noChevron} />
              <Spinner size="sm" />
              <span className={styles.words}>{labels.loading}</span>
            </span>
          </TreeItemContent>
        </TreeItem>
      )}
      {below.state === 'failed' && (
        <TreeItem
          id={`${node.id}-failed`}
          textValue={`${labels.failed} ${labels.retry}`}
          onAction={below.retry}
          className={styles.node}
        >
          <TreeItemContent>
            <span className={styles.failed}>
              <span className={styles.noChevron} />
              <Icon icon={RotateCw} size="sm" />
              <span className={styles.words}>
                {labels.failed} <span className={styles.retry}>{labels.retry}</span>
              </span>
            </span>
          </TreeItemContent>
        </TreeItem>
      )}
    </TreeItem>
  );
}
