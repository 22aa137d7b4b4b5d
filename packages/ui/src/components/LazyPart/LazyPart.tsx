import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { ComingPart } from './ComingPart.ts';
import { MissingPart } from './MissingPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { network, PartLoadError, type PartLoading, PartLoadingContext } from './partLoading.ts';

export interface LazyPartOptions {
  /** Placeholder while loading; overlays need none. */
  fallback?: ReactNode;
  /**
   * Where the failure is shown: in its place, at the edge of the window for overlays, or nowhere for optional parts.
   */
  place?: 'inline' | 'overlay' | 'silent';
}

export interface LazyPartProps {
  /** Dismisses the failure. The part's `onClose` or `onOpenChange` is called all the same. */
  onGiveUp?: (() => void) | undefined;
}

export type LazyPart<Props extends object> = ComponentType<Props & LazyPartProps> & {
  /** Preloads the code; a failure shows only when the part is needed. */
  preload: () => void;
};

/**
 * A component whose code loads when it is first shown. If loading fails, the page around it stays as it is, and the
 * part is requested again when the network is back.
 *
 * @example const Choices = lazyPart(async () => (await import('./Choices.tsx')).Choices, { place: 'overlay' });
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { fallback = null, place = 'overlay' }: LazyPartOptions = {},
): LazyPart<Props> {
  let coming: ComingPart<Props> | undefined;
  let isAhead = false;
  const ask = (load: PartLoading['load'], wasOnline: boolean) =>
    load(fetch).catch((error: unknown) => {
      throw new PartLoadError(error, wasOnline);
    });
  const part = ({ load, isOnline = true }: PartLoading) => {
    // A preload was tried once: now that the part is needed it deserves more patience.
    if (isAhead && coming?.read() === undefined)
      coming = coming && new ComingPart(coming.promise.catch(() => ask(load, isOnline)));
    isAhead = false;
    return (coming ??= new ComingPart(ask(load, isOnline)));
  };
  const forget = () => {
    coming = undefined;
  };

  function Loaded({ loading, given }: { loading: PartLoading; given: Props }) {
    const { subscribe, read } = part(loading);
    const arrived = useSyncExternalStore(subscribe, read);
    if (arrived === undefined) return fallback;
    if ('error' in arrived) throw arrived.error;
    return createElement(arrived.component, given);
  }

  function Lazy({ onGiveUp, ...rest }: Props & LazyPartProps) {
    const loading = use(PartLoadingContext);
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => {
      setAttempt((before) => before + 1);
    }, []);
    const given = rest as unknown as Props;
    const close = onGiveUp ?? closerOf(given);
    const isClosed = 'isOpen' in given && given.isOpen === false;
    return (
      <PartBoundary
        key={attempt}
        missing={(error) => (
          <MissingPart
            notice={loading.notice}
            messages={place === 'silent' || isClosed ? undefined : loading.describe?.(error.cause)}
            wasOnline={error.wasOnline}
            isOnline={loading.isOnline}
            isFloating={place === 'overlay'}
            onMissing={forget}
            onRetry={retry}
            onClose={close}
          />
        )}
      >
        <Suspense fallback={fallback}>
          <Loaded loading={loading} given={given} />
        </Suspense>
      </PartBoundary>
    );
  }

  return Object.assign(Lazy, {
    preload: () => {
      if (coming !== undefined || !network.isOnline || !navigator.onLine) return;
      isAhead = true;
      const ahead = new ComingPart(ask((load) => load(), true));
      coming = ahead;
      ahead.promise.catch(() => {
        if (coming === ahead) forget();
      });
    },
  });
}

/** The props that close a part, by the names the kit uses. */
function closerOf(props: object): (() => void) | undefined {
  if ('onClose' in props && typeof props.onClose === 'function') return props.onClose as () => void;
  if (!('onOpenChange' in props) || typeof props.onOpenChange !== 'function') return undefined;
  const change = props.onOpenChange as (isOpen: boolean) => void;
  return () => change(false);
}
