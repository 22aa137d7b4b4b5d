import { sampleWav } from './sampleWav.ts';

/** How often the microphone's tracks were stopped since it was installed. */
export interface StubMicrophone {
  readonly stopped: () => number;
  readonly restore: () => void;
}

/**
 * A microphone for the stories of a recorder: the browser that runs them has none. It "records" a sample.
 *
 * @param refusal name of the browser's exception (`NotAllowedError`, `NotFoundError`) instead of audio
 */
export function stubMicrophone(refusal?: string): StubMicrophone {
  let stopped = 0;
  const ask = navigator.mediaDevices.getUserMedia;
  const Recorder = window.MediaRecorder;

  navigator.mediaDevices.getUserMedia = async () => {
    if (refusal !== undefined) throw new DOMException('No sound here', refusal);
    const stream = new MediaStream();
    const track = Object.assign(new EventTarget(), { stop: () => void stopped++ });
    return Object.assign(stream, { getTracks: () => [track] });
  };
  class SampleRecorder extends EventTarget {
    static isTypeSupported() {
      return true;
    }
    state: RecordingState = 'inactive';
    mimeType = 'audio/wav';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    start() {
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      queueMicrotask(() => {
        this.ondataavailable?.({ data: sampleWav(2) });
        this.onstop?.();
      });
    }
  }
  Object.defineProperty(window, 'MediaRecorder', {
    value: SampleRecorder,
    configurable: true,
    writable: true,
  });
  return {
    stopped: () => stopped,
    restore: () => {
      navigator.mediaDevices.getUserMedia = ask;
      Object.defineProperty(window, 'MediaRecorder', { value: Recorder, configurable: true, writable: true });
    },
  };
}

/** A browser that cannot record; returns a function that restores it. */
export function withoutRecorder(): () => void {
  const Recorder = window.MediaRecorder;
  const put = (value: unknown) =>
    Object.defineProperty(window, 'MediaRecorder', { value, configurable: true, writable: true });
  put(undefined);
  return () => void put(Recorder);
}
