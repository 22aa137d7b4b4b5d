import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ImageOff } from 'lucide-react';
import { AudioPlayer } from '../../components/AudioPlayer/AudioPlayer.tsx';
import type { MessagePartLabels } from '../../labels/messages.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { MessageCard } from './MessageCard.tsx';
import { MessageFile } from './MessageFile.tsx';
import { MessageVideo } from './MessageVideo.tsx';
import { messageLinks } from './messageLinks.ts';
import * as styles from './MessageBubble.css.ts';
import type { MessageContentOf, MessageContent } from './messageContent.ts';

export type { MessageContent } from './messageContent.ts';

export interface MessagePartProps {
  content: MessageContent;
  /** Label of a recording or a video: "Voice message from Lucía, 9:40". */
  mediaLabel: string;
  labels: MessagePartLabels;
}

/** One part of a message. A file that has been fetched becomes what it shows, and keeps the focus of who opened it. */
export function MessagePart(props: MessagePartProps) {
  const part = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const { kind } = props.content;
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>('button, video')?.focus();
  }, [kind]);
  return (
    <div
      ref={part}
      className={styles.part}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <ShownPart {...props} />
    </div>
  );
}

function ShownPart({ content, mediaLabel, labels }: MessagePartProps) {
  switch (content.kind) {
    case 'text':
      return (
        <p className={styles.words} dir="auto">
          {messageLinks(content.text).map(({ text, href }, index) =>
            href ? (
              <a
                key={index}
                className={styles.link}
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      );
    case 'image':
      return <MessageImage content={content} labels={labels} />;
    case 'audio':
      return (
        <div className={styles.audio}>
          <AudioPlayer
            label={mediaLabel}
            src={content.src}
            type={content.type}
            duration={content.duration}
            peaks={content.peaks}
            labels={labels.audio}
            onDownload={content.onDownload}
          />
        </div>
      );
    case 'video':
      return <MessageVideo content={content} label={mediaLabel} failed={labels.videoFailed} />;
    case 'file':
      return <MessageFile content={content} labels={labels} />;
    case 'card':
      return <MessageCard content={content} />;
  }
}

function MessageImage({
  content,
  labels,
}: {
  content: MessageContentOf<'image'>;
  labels: MessagePartLabels;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const { src, alt, width = 400, height = 300, onOpen } = content;
  if (!src || brokenSrc === src) {
    return (
      <div className={styles.broken}>
        <Icon icon={ImageOff} size="lg" />
        <span className={styles.brokenWords}>{alt}</span>
        <span>{labels.imageFailed}</span>
      </div>
    );
  }
  // A very tall image is cropped; it opens enlarged as a whole.
  const ratio = Math.min(2.4, Math.max(0.75, width / height));
  const room = {
    aspectRatio: String(ratio),
    inlineSize: `${Math.min(20, 18 * ratio)}rem`,
    maxInlineSize: '100%',
  };
  const shown = (
    <img
      className={styles.image}
      src={src}
      alt={onOpen ? '' : alt}
      width={width}
      height={height}
      loading="lazy"
      onError={() => setBrokenSrc(src)}
    />
  );
  return onOpen ? (
    <Button
      className={`${styles.picture} ${styles.opens}`}
      style={room}
      aria-label={labels.enlarge(alt)}
      onPress={onOpen}
    >
      {shown}
    </Button>
  ) : (
    <span className={styles.picture} style={room}>
      {shown}
    </span>
  );
}
