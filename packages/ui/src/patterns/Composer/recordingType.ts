/**
 * What is recorded, the best first. Every browser plays AAC in MP4, and Safari, before version 18.4, nothing else of these.
 * `audio/mp4` alone comes after WebM: without a codec a browser may put Opus into it, which an older Safari cannot play.
 */
const TYPES = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/mp4',
  'audio/ogg;codecs=opus',
] as const;

/** The first type that this browser records; undefined leaves it the choice. */
export const recordingType = (isSupported: (type: string) => boolean): string | undefined =>
  TYPES.find(isSupported);
