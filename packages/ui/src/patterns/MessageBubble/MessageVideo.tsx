import { useState } from 'react';
import { VideoOff } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './MessageBubble.css.ts';
import type { MessageContentOf } from './messageContent.ts';

/** A video with native controls and its captions; one that cannot be played says so. */
export function MessageVideo({
  content,
  label,
  failed,
}: {
  content: MessageContentOf<'video'>;
  label: string;
  failed: string;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const { src, poster, captions = [] } = content;
  if (!src || brokenSrc === src) {
    return (
      <div className={styles.broken}>
        <Icon icon={VideoOff} size="lg" />
        <span>{failed}</span>
      </div>
    );
  }
  return (
    // The captions are its children, if the sender provided any.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.video}
      src={src}
      aria-label={label}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      onError={() => setBrokenSrc(src)}
      {...(poster ? { poster } : {})}
    >
      {captions.map((each, index) => (
        <track
          key={each.language}
          kind="captions"
          src={each.src}
          srcLang={each.language}
          label={each.label}
          default={index === 0}
        />
      ))}
    </video>
  );
}
