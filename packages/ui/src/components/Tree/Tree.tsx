import { useMemo, type ReactNode } from 'react';
import { Tree as AriaTree } from 'react-aria-components/Tree';
import { treeLabels, type TreeLabels } from '../../labels/fields.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { TreeBranch } from './TreeBranch.tsx';
import { useTreeChildren, type TreeNode } from './useTreeChildren.ts';
import * as styles from './Tree.css.ts';

export type { TreeNode } from './useTreeChildren.ts';

export interface TreeProps {
  /** Names the tree. */
  label: string;
  nodes: readonly TreeNode[];
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: readonly string[]) => void;
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  /** Called on Enter or a double press on a node that is not a link. */
  onAction?: (id: string) => void;
  /** Loads the children of a node with `hasChildren`; called once, and again after a failure. */
  loadChildren?: (id: string) => Promise<readonly TreeNode[]>;
  labels?: Partial<TreeLabels> | undefined;
  /** Shown instead of nodes when there are none. */
  empty?: ReactNode;
}

/** A hierarchy whose nodes are expanded, selected and followed. */
export function Tree(props: TreeProps) {
  const { label, nodes, selectionMode = 'none', empty, onAction } = props;
  const labels = usePartLabels(treeLabels, props.labels);
  const { childrenOf, onExpanded, isLoading } = useTreeChildren(
    nodes,
    props.loadChildren,
    props.expandedIds ?? props.defaultExpandedIds,
  );
  const expansion = useMemo(
    () => ({
      ...(props.expandedIds ? { expandedKeys: props.expandedIds } : {}),
      ...(props.defaultExpandedIds ? { defaultExpandedKeys: props.defaultExpandedIds } : {}),
    }),
    [props.expandedIds, props.defaultExpandedIds],
  );
  if (nodes.length === 0) return <div className={styles.notice}>{empty}</div>;
  return (
    <>
      <AriaTree
        aria-label={label}
        className={styles.tree}
        selectionMode={selectionMode}
        {...expansion}
        onExpandedChange={(keys) => {
          const ids = [...keys].map(String);
          onExpanded(ids);
          props.onExpandedChange?.(ids);
        }}
        {...(props.selectedIds ? { selectedKeys: props.selectedIds } : {})}
        {...(props.defaultSelectedIds ? { defaultSelectedKeys: props.defaultSelectedIds } : {})}
        onSelectionChange={(keys) => {
          if (keys !== 'all') props.onSelectionChange?.([...keys].map(String));
        }}
        {...(onAction ? { onAction: (key) => onAction(String(key)) } : {})}
      >
        {nodes.map((node) => (
          <TreeBranch
            key={node.id}
            node={node}
            hasTick={selectionMode === 'multiple'}
            childrenOf={childrenOf}
            labels={labels}
          />
        ))}
      </AriaTree>
      {props.loadChildren && (
        <VisuallyHidden>
          <span role="status">{isLoading ? labels.loading : ''}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
