import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
} from 'react';
import { MissingPart } from './MissingPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { network, PartLoadError, type PartLoading, PartLoadingContext } from './partLoading.ts';

export interface LazyPartOptions {
  /** Holds its place meanwhile; what opens over the page needs none. */
  fallback?: ReactNode;
  /**
   * Where it is said that it is missing: in its place, at the edge of the window for what opens over the page, or
   * nowhere for what one can do without.
   */
  place?: 'inline' | 'overlay' | 'silent';
}

export interface LazyPartProps {
  /** The person goes on without it. A part's `onClose` or `onOpenChange` is called all the same. */
  onGiveUp?: (() => void) | undefined;
}

export type LazyPart<Props extends object> = ComponentType<Props & LazyPartProps> & {
  /** Fetches the code ahead; whether it comes shows when it is needed. */
  preload: () => void;
};

/**
 * A part whose code comes when it is first shown. When it does not come, the page around it stays as it is; the part
 * is asked for again when the network is back.
 * @example const Choices = lazyPart(async () => (await import('./Choices.tsx')).Choices, { place: 'overlay' });
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { fallback = null, place = 'overlay' }: LazyPartOptions = {},
): LazyPart<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let isAhead = false;
  const ask = (load: PartLoading['load'], wasOnline: boolean) =>
    load(fetch).catch((error: unknown) => {
      throw new PartLoadError(error, wasOnline);
    });
  const part = ({ load, isOnline = true }: PartLoading) => {
    // What was fetched ahead was asked for once: now that it is needed it is worth more patience.
    if (isAhead) coming = coming?.catch(() => ask(load, isOnline));
    isAhead = false;
    return (coming ??= ask(load, isOnline));
  };
  const forget = () => {
    coming = undefined;
  };

  function Loaded({ loading, given }: { loading: PartLoading; given: Props }) {
    return createElement(use(part(loading)), given);
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
            words={place === 'silent' || isClosed ? undefined : loading.describe?.(error.cause)}
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
      const ahead = ask((load) => load(), true);
      coming = ahead;
      ahead.catch(() => {
        if (coming === ahead) forget();
      });
    },
  });
}

/** What closes the part, by the names that the kit's own parts have for it. */
function closerOf(props: object): (() => void) | undefined {
  if ('onClose' in props && typeof props.onClose === 'function') return props.onClose as () => void;
  if (!('onOpenChange' in props) || typeof props.onOpenChange !== 'function') return undefined;
  const change = props.onOpenChange as (isOpen: boolean) => void;
  return () => change(false);
}
