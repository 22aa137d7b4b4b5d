import { useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Mic, Pause, SendHorizontal, Square, Trash2, X } from 'lucide-react';
import { AudioPlayer } from '../../components/AudioPlayer/AudioPlayer.tsx';
import { clock } from '../../components/AudioPlayer/clock.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import type { ComposerRecorderLabels } from '../../labels/composer.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TakeRecording, useRecorder } from './useRecorder.ts';
import {
  listen,
  meter as meterClass,
  meterBar,
  recorder as recorderClass,
  recording,
  elapsed,
  controls,
  said as saidClass,
  status,
  words,
} from './Composer.css.ts';

export interface ComposerRecorderProps {
  recorder: ReturnType<typeof useRecorder>;
  maxSeconds: number;
  onSend: TakeRecording;
  labels: ComposerRecorderLabels;
}

/** Replaces the field while recording: duration, pause, discard, play, send. */
export function ComposerRecorder({ recorder, maxSeconds, onSend, labels }: ComposerRecorderProps) {
  const { locale } = useLocale();
  const { state, seconds, meter, pause, resume, stop, discard } = recorder;
  const main = useRef<HTMLButtonElement>(null);
  // The pressed button has disappeared: focus stays with the recording.
  const stage = state.kind === 'paused' ? 'recording' : state.kind;
  useEffect(() => main.current?.focus(), [stage]);

  if (state.kind === 'failed') {
    return (
      <div className={recorderClass}>
        <div className={words}>
          <InlineMessage tone="critical" role="alert">
            {labels.failures[state.failure]}
          </InlineMessage>
        </div>
        <IconButton ref={main} icon={X} label={labels.dismiss} onPress={discard} hasTooltip={false} />
      </div>
    );
  }
  if (state.kind === 'done') {
    return (
      <div className={recorderClass}>
        <IconButton icon={Trash2} label={labels.discard} onPress={discard} />
        <div className={listen}>
          <AudioPlayer
            label={labels.recorded}
            src={state.url}
            duration={state.seconds}
            peaks={state.peaks}
            labels={labels.player}
          />
        </div>
        <div className={controls}>
          <IconButton
            ref={main}
            icon={SendHorizontal}
            intent="primary"
            label={labels.send}
            onPress={() => {
              onSend(state.blob, state.seconds, state.peaks);
              discard();
            }}
          />
        </div>
      </div>
    );
  }
  const isPaused = state.kind === 'paused';
  const said = state.kind === 'asking' ? labels.asking : isPaused ? labels.paused : labels.recording;
  return (
    <div className={recorderClass} role="group" aria-label={said}>
      <IconButton
        ref={stage === 'asking' ? main : null}
        icon={Trash2}
        label={labels.discard}
        onPress={discard}
      />
      <div className={status}>
        <span className={recording} data-paused={isPaused || undefined} aria-hidden />
        <span className={saidClass} data-said>
          {said}
        </span>
        {stage === 'recording' && (
          <>
            <span className={meterClass} data-meter aria-hidden>
              {meter.map((level, index) => (
                <span key={index} className={meterBar} style={{ height: `${Math.max(8, level)}%` }} />
              ))}
            </span>
            <span className={elapsed} role="timer">
              {labels.position(clock(seconds, locale), clock(maxSeconds, locale))}
            </span>
          </>
        )}
      </div>
      <VisuallyHidden role="status" aria-live="polite">
        {said}
      </VisuallyHidden>
      {stage === 'recording' && (
        <div className={controls}>
          <IconButton
            icon={isPaused ? Mic : Pause}
            label={isPaused ? labels.resume : labels.pause}
            onPress={isPaused ? resume : pause}
          />
          <IconButton ref={main} icon={Square} intent="primary" label={labels.stop} onPress={stop} />
        </div>
      )}
    </div>
  );
}
