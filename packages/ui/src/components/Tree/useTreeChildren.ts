import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';

export interface TreeNode {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Muted text or a number at the end. */
  meta?: ReactNode;
  href?: string;
  isDisabled?: boolean;
  children?: readonly TreeNode[];
  /** Has children that `loadChildren` loads when it is expanded. */
  hasChildren?: boolean;
}

/** The children of a node: loaded, loading, or failed. */
export type TreeChildren =
  | { state: 'here'; nodes: readonly TreeNode[] }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void };

type Fetched = { state: 'here'; nodes: readonly TreeNode[] } | { state: 'loading' } | { state: 'failed' };

/** Loads the children of nodes as they are expanded. */
export function useTreeChildren(
  roots: readonly TreeNode[],
  loadChildren: ((id: string) => Promise<readonly TreeNode[]>) | undefined,
  /** Expanded without a person's action: initially, or by the caller. */
  open: readonly string[] = [],
) {
  const [fetched, setFetched] = useState<Readonly<Record<string, Fetched>>>({});
  /** Already requested: quick expanding and collapsing must not request twice. */
  const asked = useRef(new Set<string>());

  const load = useCallback(
    (id: string) => {
      if (!loadChildren || asked.current.has(id)) return;
      asked.current.add(id);
      const put = (next: Fetched) => setFetched((before) => ({ ...before, [id]: next }));
      put({ state: 'loading' });
      loadChildren(id).then(
        (nodes) => put({ state: 'here', nodes }),
        () => {
          asked.current.delete(id);
          put({ state: 'failed' });
        },
      );
    },
    [loadChildren],
  );
  const childrenOf = (node: TreeNode): TreeChildren => {
    if (node.children || !node.hasChildren) return { state: 'here', nodes: node.children ?? [] };
    const found = fetched[node.id];
    if (found?.state === 'failed') return { state: 'failed', retry: () => load(node.id) };
    return found ?? { state: 'loading' };
  };
  const isLate = (nodes: readonly TreeNode[], id: string): boolean =>
    nodes.some((node) => {
      if (node.id === id) return node.hasChildren === true && !node.children;
      const below = childrenOf(node);
      return below.state === 'here' && isLate(below.nodes, id);
    });
  const onExpanded = (ids: readonly string[]) => {
    for (const id of ids) if (isLate(roots, id)) load(id);
  };
  const loadOpen = useEffectEvent(() => onExpanded(open));
  const openIds = open.join('\n');
  // What has arrived may contain further expanded nodes.
  const arrived = Object.values(fetched).filter(({ state }) => state === 'here').length;
  useEffect(() => loadOpen(), [openIds, arrived]);
  const isLoading = Object.values(fetched).some(({ state }) => state === 'loading');
  return { childrenOf, onExpanded, isLoading };
}
