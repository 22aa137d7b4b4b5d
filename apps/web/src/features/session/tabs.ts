const CHANNEL = 'healzy.session';

/** A message to the other tabs of this browser about the session. Names the person, contains no token. */
export type TabMessage =
  { readonly kind: 'signed-in'; readonly userId: string } | { readonly kind: 'signed-out' };

/** The other tabs. */
export interface Tabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

/** The tabs of this origin in this browser, through a channel that needs no storage. */
export function otherTabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  };
}
